import type { SpeciesName } from "@/lib/domain/species";
import { type CallError, networkError } from "./api/call-error";
import type * as profileCalls from "./api/custom-profiles";
import type { BreedTests, ProfileResult, ProfileWish } from "./api/custom-profiles";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { BreedTests, ProfileResult, ProfileWish };

const withCalls = withCallsOf<typeof profileCalls>(() => import("./api/custom-profiles"));
const unreached: ProfileResult = { ok: false, error: networkError };

export const readProfile = (id: string): ShopThunk<Promise<ProfileResult>> =>
  withCalls((use) => use.readProfile(id), unreached);

export const saveProfile = (wish: ProfileWish): ShopThunk<Promise<ProfileResult>> =>
  withCalls((use) => use.saveProfile(wish), unreached);

export const renameProfile = (id: string, name: string | null): ShopThunk<Promise<CallError | undefined>> =>
  withCalls((use) => use.renameProfile(id, name), networkError);

export const removeProfile = (id: string): ShopThunk<Promise<CallError | undefined>> =>
  withCalls((use) => use.removeProfile(id), networkError);

export const readBreedTests = (
  species: SpeciesName,
  breed: number,
): ShopThunk<Promise<BreedTests | undefined>> =>
  withCalls((use) => use.readBreedTests(species, breed), undefined);

export const findBreedsOf = (
  species: SpeciesName,
  name: string,
): ShopThunk<Promise<readonly { readonly id: number; readonly name: string }[]>> =>
  withCalls((use) => use.findBreedsOf(species, name), []);
