import { limits } from "@/lib/config/limits";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import type {
  CustomProfile,
  ProfileChange,
} from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import type { SpeciesName } from "@/lib/domain/species";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";

export interface ProfileDraft extends Omit<ProfileChange, "productIds"> {
  readonly id?: string | undefined;
  readonly productIds: readonly number[];
}

/**
 * Creates the profile if it has no id. Guests create profiles too, but only users name them: a name is a second call.
 * `onCreated` is called before it: when naming fails the profile exists.
 */
export const saveProfile =
  (
    { id, productIds, breedId, name }: ProfileDraft,
    onCreated: (created: CustomProfile) => void,
  ): ShopThunk<Promise<CallResult<CustomProfile>>> =>
  async (dispatch) => {
    const tests = { productIds: [...productIds], breedId };
    if (id !== undefined) {
      const body = { ...tests, ...(name !== undefined && { name }) };
      return dispatch(callApi(customProfilesRoutes.replace, { params: { id }, body }));
    }
    const created = await dispatch(callApi(customProfilesRoutes.addItems, { body: tests }));
    if (!created.ok || !name) return created;
    onCreated(created.data);
    const params = { id: created.data.id };
    return dispatch(callApi(customProfilesRoutes.replace, { params, body: { name } }));
  };

export interface BreedTests {
  readonly name: string;
  readonly ids: readonly number[];
}

/** Undefined where the breed does not exist or cannot be read. */
export const fetchBreedTests =
  (species: SpeciesName, breed: number): ShopThunk<Promise<BreedTests | undefined>> =>
  async (dispatch) => {
    const query = { species, breed, size: limits.maxPageSize };
    const [known, tests] = await Promise.all([
      dispatch(callApi(breedsRoutes.get, { params: { id: breed } })),
      dispatch(callApi(customProfilesRoutes.tests, { query })),
    ]);
    if (!known.ok || !tests.ok) return undefined;
    return { name: known.data.name, ids: tests.data.results.map(({ id }) => id) };
  };
