import type { SpeciesName } from "@/lib/domain/species";
import type * as breedCalls from "./api/breeds";
import type { OtherNamesOfBreeds } from "./api/breeds";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

const withCalls = withCallsOf<typeof breedCalls>(() => import("./api/breeds"));

export const readOtherNames = (species: SpeciesName): ShopThunk<Promise<OtherNamesOfBreeds | undefined>> =>
  withCalls((use) => use.readOtherNames(species), undefined);
