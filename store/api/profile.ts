import { accountRoutes } from "@/lib/contract/account/account.routes";
import type { accountShapes } from "@/lib/contract/account/account.shapes";
import { breedsRoutes } from "@/lib/contract/breeds/breeds.routes";
import type { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import type { geographyShapes } from "@/lib/contract/geography/geography.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { calls, type Endpoint } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { saveCountry } from "./country";
import { shopApi } from "./shop-api";

const account = calls<typeof accountRoutes, typeof accountShapes>();
const breeds = calls<typeof breedsRoutes, typeof breedsShapes>();
const geography = calls<typeof geographyRoutes, typeof geographyShapes>();

type Shapes = typeof accountShapes;
export type UserChange = BodyOf<Shapes["update"]>;
export type PasswordChange = BodyOf<Shapes["changePassword"]>;
export type VetChange = BodyOf<Shapes["updateVet"]>;
export type State = AnswerOf<(typeof geographyShapes)["states"]>[number];
export type FoundBreeds = AnswerOf<(typeof breedsShapes)["list"]>;

/** Whoever shows the person reads them again. */
const changing = <Argument, Answer>(endpoint: Endpoint<Argument, Answer>) => ({
  ...endpoint,
  invalidatesTags: (answer: Answer | undefined) => (answer === undefined ? [] : (["person"] as const)),
});

const profileApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation(changing(account(accountRoutes.update))),
    chooseBreeds: build.mutation(changing(account(accountRoutes.animalPreset))),
    changePassword: build.mutation(changing(account(accountRoutes.changePassword))),
    updateVet: build.mutation(changing(account(accountRoutes.updateVet))),
    listStates: build.query(geography(geographyRoutes.states)),
    findBreeds: build.query(breeds(breedsRoutes.list)),
  }),
});

const { endpoints } = profileApi;
const untracked = { track: false } as const;

/** Undefined when it is done. With another country the shop takes that one's prices. */
export const saveUser =
  (body: UserChange): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch, getState) => {
    const { data, error } = await dispatch(endpoints.updateUser.initiate({ body }, untracked));
    if (error) return callErrorOf(error);
    const { countryCode: code, currency } = data;
    if (body.country && code !== getState().application.countryCode)
      await dispatch(saveCountry({ code, currency }));
    return undefined;
  };

export const saveBreeds =
  (ids: readonly number[]): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const body = { breed_ids: [...ids] };
    const { error } = await dispatch(endpoints.chooseBreeds.initiate({ body }, untracked));
    return error && callErrorOf(error);
  };

export const savePassword =
  (body: PasswordChange): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.changePassword.initiate({ body }, untracked));
    // What was typed is in no state: the answer of a mutation that nobody tracks is dropped with it.
    return error && callErrorOf(error);
  };

export const saveVet =
  (body: VetChange): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.updateVet.initiate({ body }, untracked));
    return error && callErrorOf(error);
  };

/** Undefined where they could not be read. */
export const readStates =
  (code: string): ShopThunk<Promise<readonly State[] | undefined>> =>
  async (dispatch) => {
    const reading = endpoints.listStates.initiate({ params: { code } }, { subscribe: false });
    return (await dispatch(reading)).data;
  };

export const findBreeds =
  (name: string, page: number): ShopThunk<Promise<FoundBreeds | undefined>> =>
  async (dispatch) => {
    const finding = endpoints.findBreeds.initiate({ query: { name, page } }, { subscribe: false });
    return (await dispatch(finding)).data;
  };
