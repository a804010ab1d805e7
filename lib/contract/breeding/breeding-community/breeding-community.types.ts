import type { ResponseOf } from "@/lib/contract/contract";
import type { breedingCommunityShapes } from "./breeding-community.shapes";

type Shapes = typeof breedingCommunityShapes;

export type RelativeAnimals = ResponseOf<Shapes["list"]>;
export type Relatives = ResponseOf<Shapes["get"]>;
export type Relative = Relatives["relatives"][number];
export type CarrierRates = ResponseOf<Shapes["carrierRates"]>;
export type CarrierCondition = CarrierRates["conditions"][number];
