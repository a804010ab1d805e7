import { breedsRoutes } from "@/lib/contract/breeds/breeds.routes";
import type { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import type { customProfilesShapes } from "@/lib/contract/custom-profiles/custom-profiles.shapes";
import type { CustomProfile, ProfileChange } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { limits } from "@/lib/config/limits";
import type { SpeciesName } from "@/lib/domain/species";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof customProfilesRoutes, typeof customProfilesShapes>();
const breeds = calls<typeof breedsRoutes, typeof breedsShapes>();

/** A line of a cart says what is in its profile, and what that costs. */
const changesCarts = () => ({ invalidatesTags: ["cart"] as const });

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query(call(customProfilesRoutes.read)),
    readTests: build.query(call(customProfilesRoutes.tests)),
    readBreed: build.query(breeds(breedsRoutes.one)),
    findBreedsOf: build.query(breeds(breedsRoutes.list)),
    makeProfile: build.mutation(call(customProfilesRoutes.addItems)),
    changeProfile: build.mutation({ ...call(customProfilesRoutes.replace), ...changesCarts() }),
    removeProfile: build.mutation({ ...call(customProfilesRoutes.remove), ...changesCarts() }),
  }),
});

export type ProfileResult =
  { readonly ok: true; readonly profile: CustomProfile } | { readonly ok: false; readonly error: CallError };

const resultOf = ({ data, error }: { data?: CustomProfile; error?: unknown }): ProfileResult =>
  data ? { ok: true, profile: data } : { ok: false, error: callErrorOf((error ?? {}) as CallError) };

export const readProfile =
  (id: string): ShopThunk<Promise<ProfileResult>> =>
  async (dispatch) => {
    const asking = endpoints.readProfile.initiate(
      { params: { id } },
      { subscribe: false, forceRefetch: true },
    );
    return resultOf(await dispatch(asking));
  };

export interface ProfileWish extends Omit<ProfileChange, "productIds"> {
  readonly id?: string | undefined;
  readonly productIds: readonly number[];
}

/** Made where there is none yet. A name is a second call then: guests make profiles too, but name none. */
export const saveProfile =
  ({ id, productIds, breedId, name }: ProfileWish): ShopThunk<Promise<ProfileResult>> =>
  async (dispatch) => {
    const tests = { productIds: [...productIds], breedId };
    const named = name === undefined ? {} : { name };
    const { makeProfile, changeProfile } = endpoints;
    if (id !== undefined)
      return resultOf(
        await dispatch(
          changeProfile.initiate({ params: { id }, body: { ...tests, ...named } }, { track: false }),
        ),
      );
    const made = resultOf(await dispatch(makeProfile.initiate({ body: tests }, { track: false })));
    if (!made.ok || !name) return made;
    const change = { params: { id: made.profile.id }, body: { name } };
    return resultOf(await dispatch(changeProfile.initiate(change, { track: false })));
  };

/** Undefined when it is done. */
export const renameProfile =
  (id: string, name: string | null): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const change = endpoints.changeProfile.initiate({ params: { id }, body: { name } }, { track: false });
    const { error } = await dispatch(change);
    return error && callErrorOf(error);
  };

export const removeProfile =
  (id: string): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.removeProfile.initiate({ params: { id } }, { track: false }));
    return error && callErrorOf(error);
  };

export interface BreedTests {
  readonly name: string;
  readonly ids: readonly number[];
}

/** Undefined where nobody answered, or there is no such breed. */
export const readBreedTests =
  (species: SpeciesName, breed: number): ShopThunk<Promise<BreedTests | undefined>> =>
  async (dispatch) => {
    const query = { species, breed, size: limits.maxPageSize };
    const [known, tests] = await Promise.all([
      dispatch(endpoints.readBreed.initiate({ params: { id: breed } }, { subscribe: false })),
      dispatch(endpoints.readTests.initiate({ query }, { subscribe: false })),
    ]);
    if (!known.data || !tests.data) return undefined;
    return { name: known.data.name, ids: tests.data.results.map(({ id }) => id) };
  };

/** The first that a text finds. */
export const findBreedsOf =
  (species: SpeciesName, name: string) =>
  async (dispatch: Parameters<ShopThunk>[0]): Promise<readonly { id: number; name: string }[]> => {
    const asking = endpoints.findBreedsOf.initiate({ query: { species, name } }, { subscribe: false });
    return (await dispatch(asking)).data?.results ?? [];
  };
