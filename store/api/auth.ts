import type { AnswerOf } from "@/lib/contract/contract";
import { authRoutes } from "@/lib/contract/auth/auth.routes";
import type { authShapes } from "@/lib/contract/auth/auth.shapes";
import { meRoutes } from "@/lib/contract/account/me.routes";
import type { meShapes } from "@/lib/contract/account/me.shapes";
import { forgetPerson } from "@/store/session";
import type { ShopThunk } from "@/store/shop-state";
import { applicationChanged } from "@/store/slices/application";
import { signedIn } from "@/store/slices/auth";
import { chooseUserType } from "@/store/user-type";
import { adoptCart } from "./adopt-cart";
import { calls } from "./call";
import { type CallError, callErrorOf, isStatus } from "./call-error";
import { saveCountry } from "./country";
import { markPerson } from "./mark-person";
import { shopApi } from "./shop-api";

const auth = calls<typeof authRoutes, typeof authShapes>();
const me = calls<typeof meRoutes, typeof meShapes>();

export const authApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(auth(authRoutes.login)),
    leave: build.mutation(auth(authRoutes.leave)),
    readPerson: build.query({ ...me(meRoutes.details), providesTags: ["person"] }),
  }),
});

export const { useReadPersonQuery } = authApi;

export type Person = AnswerOf<(typeof meShapes)["details"]>;
export type PersonResult =
  { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly error: CallError };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Undefined once the session is there, else what kept it from being there. Then reads who that is: only with that is
 * anybody signed in here, and if it cannot be read just now, the next page does.
 */
export const signIn =
  (body: Credentials): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const login = authApi.endpoints.login.initiate({ body }, { track: false });
    const { error } = await dispatch(login);
    if (error) return callErrorOf(error);
    // Answers that were given to whoever was here before.
    dispatch(shopApi.util.resetApiState());
    const read = await dispatch(loadPerson());
    if (read.ok) await dispatch(takeSide(read.person));
    return undefined;
  };

/** Reads the person's details, which say their type. Kept subscribed: the header and many screens show them. */
export const loadPerson = (): ShopThunk<Promise<PersonResult>> => async (dispatch, _getState, extra) => {
  const { data, error } = await dispatch(authApi.endpoints.readPerson.initiate());
  if (error) return { ok: false, error: callErrorOf(error) };
  if (data === undefined) return { ok: false, error: callErrorOf({}) };
  dispatch(signedIn({ userType: data.type }));
  markPerson({ type: data.type, country: data.address.country.code });
  if (data.isAdmin || data.loggedInBy) dispatch(applicationChanged({ notice: "admin" }));
  extra.flush();
  await dispatch(adoptCart(data.cartSessionId));
  return { ok: true, person: data };
};

/** With a session the shop is the account's: its prices, its side. What cannot be written now stays as it was. */
const takeSide =
  ({ type, countryCode, currency }: Person): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(chooseUserType(type));
    if (countryCode && currency) await dispatch(saveCountry({ code: countryCode, currency }));
  };

/** Undefined when it is done; what kept it from being done otherwise, and then nothing is forgotten. */
export const signOut = (): ShopThunk<Promise<CallError | undefined>> => async (dispatch) => {
  const { error } = await dispatch(authApi.endpoints.leave.initiate(undefined, { track: false }));
  const callError = error && callErrorOf(error);
  // 401: there was no session left to end.
  if (callError && !isStatus(callError, 401)) return callError;
  dispatch(forgetPerson());
  return undefined;
};
