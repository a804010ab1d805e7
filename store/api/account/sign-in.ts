import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import type { ShopThunk } from "@/store/state";
import { callApi, clearApiCache } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";
import { saveCountry } from "@/store/api/kernel/save-country";
import { loadUser, type User } from "./user";
import { chooseUserType } from "./user-type";
import type { Body, Response } from "@/lib/contract/calls";

/** Signs in, then reads the user. If that fails the session is there all the same: the next page reads them. */
export const signIn =
  (body: Body<"auth.login">): ShopThunk<Promise<CallResult<Response<"auth.login">>>> =>
  async (dispatch) => {
    const result = await dispatch(callApi(authRoutes.login, { body }));
    if (!result.ok) return result;
    dispatch(clearApiCache());
    const user = await dispatch(loadUser());
    if (user.ok) await dispatch(applySettingsOf(user.data));
    return result;
  };

/** Confirming a registration signs in. */
export const confirmRegistration =
  (body: Body<"registration.confirm">): ShopThunk<Promise<CallResult<Response<"registration.confirm">>>> =>
  async (dispatch) => {
    const result = await dispatch(callApi(registrationRoutes.confirm, { body }));
    if (!result.ok) return result;
    dispatch(clearApiCache());
    await dispatch(loadUser());
    return result;
  };

/** The shop takes the user type, country and currency of the account. A setting that cannot be saved stays as it was. */
const applySettingsOf =
  ({ type, countryCode, currency }: User): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(chooseUserType(type));
    if (countryCode && currency) await dispatch(saveCountry({ code: countryCode, currency }));
  };
