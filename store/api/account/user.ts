import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { removeSubmittedOrderOfOthers } from "@/store/persistence/submitted-order";
import { applicationChanged } from "@/store/slices/application";
import { signedIn } from "@/store/slices/auth";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";
import { claimCart } from "@/store/api/orders/claim-cart";
import { markUser } from "./mark-user";
import type { Response } from "@/lib/contract/calls";

export type User = Response<"account.details">;

/** Reads the signed-in user, takes over their cart, and keeps the response cached for the screens that display it. */
export const loadUser = (): ShopThunk<Promise<CallResult<User>>> => async (dispatch, _getState, extra) => {
  const result = await dispatch(callApi(accountRoutes.details, undefined, { staysSubscribed: true }));
  if (!result.ok) return result;
  const { id, type, address, isAdmin, loggedInBy, cartSessionId, canOrderSupplies } = result.data;
  removeSubmittedOrderOfOthers(id);
  dispatch(signedIn({ userType: type }));
  markUser({ type, country: address.country.code, canOrderSupplies });
  if (isAdmin || loggedInBy) dispatch(applicationChanged({ notice: "admin" }));
  extra.flush();
  await dispatch(claimCart(cartSessionId));
  return result;
};
