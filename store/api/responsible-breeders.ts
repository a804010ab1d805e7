import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import { responsibleBreedersRoutes } from "@/lib/contract/responsible-breeders/responsible-breeders.routes";
import type { responsibleBreedersShapes } from "@/lib/contract/responsible-breeders/responsible-breeders.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { loadPerson } from "./auth";
import { calls } from "./call";
import { type CallError, callErrorOf, isStatus } from "./call-error";
import { type Country, readCountries } from "./country";
import { shopApi } from "./shop-api";

type Shapes = typeof responsibleBreedersShapes;
export type Standing = AnswerOf<Shapes["mine"]>;
export type BreederApplication = BodyOf<Shapes["apply"]>;

export type Visit =
  | { readonly is: "guest" | "other" | "failed" }
  | {
      readonly is: "breeder";
      readonly standing: Standing;
      readonly countries: readonly Country[];
      /** The account's. */
      readonly country: string;
    };

export type Changed = { readonly standing: Standing } | { readonly error: CallError };

const call = calls<typeof responsibleBreedersRoutes, Shapes>();

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    readStanding: build.query(call(responsibleBreedersRoutes.mine)),
    applyAsBreeder: build.mutation(call(responsibleBreedersRoutes.apply)),
    withdrawAsBreeder: build.mutation(call(responsibleBreedersRoutes.withdraw)),
  }),
});

const untracked = { track: false } as const;

export const readVisit = (): ShopThunk<Promise<Visit>> => async (dispatch) => {
  const read = await dispatch(loadPerson());
  if (!read.ok) return { is: isStatus(read.error, 401) ? "guest" : "failed" };
  const { type, address } = read.person;
  if (type !== "breeder") return { is: "other" };
  const [{ data: standing }, countries] = await Promise.all([
    dispatch(endpoints.readStanding.initiate(undefined, { subscribe: false, forceRefetch: true })),
    dispatch(readCountries()),
  ]);
  if (standing === undefined || countries === undefined) return { is: "failed" };
  return { is: "breeder", standing, countries, country: address.country.code };
};

export const applyAsBreeder =
  (body: BreederApplication): ShopThunk<Promise<Changed>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(endpoints.applyAsBreeder.initiate({ body }, untracked));
    return error ? { error: callErrorOf(error) } : { standing: data };
  };

export const withdrawAsBreeder = (): ShopThunk<Promise<Changed>> => async (dispatch) => {
  const { data, error } = await dispatch(endpoints.withdrawAsBreeder.initiate(undefined, untracked));
  return error ? { error: callErrorOf(error) } : { standing: data };
};
