import type { Response } from "@/lib/contract/calls";
export type Relatives = Response<"breedingCommunity.get">;
export type Relative = Relatives["relatives"][number];
export type CarrierRates = Response<"breedingCommunity.carrierRates">;
export type CarrierCondition = CarrierRates["conditions"][number];
