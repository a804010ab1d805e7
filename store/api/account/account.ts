import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { forgetUser } from "@/store/forget-user";
import { removeDraft } from "@/store/persistence/checkout-draft";
import { removeFormDrafts } from "@/store/persistence/form-draft";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";
import { saveCountry } from "@/store/api/kernel/save-country";
import type { Body, Response } from "@/lib/contract/calls";

/** A new country of the account is the shop's country too: its prices are displayed. */
export const updateUser =
  (body: Body<"account.update">): ShopThunk<Promise<CallResult<Response<"account.update">>>> =>
  async (dispatch, getState) => {
    const result = await dispatch(callApi(accountRoutes.update, { body }));
    if (!result.ok) return result;
    const { countryCode: code, currency } = result.data;
    if (body.country && code !== getState().application.countryCode)
      await dispatch(saveCountry({ code, currency }));
    return result;
  };

/** Afterwards nothing of the user is left in this browser. */
export const deleteAccount =
  (
    body: Body<"accountData.deleteAccount">,
  ): ShopThunk<Promise<CallResult<Response<"accountData.deleteAccount">>>> =>
  async (dispatch) => {
    const result = await dispatch(callApi(accountDataRoutes.deleteAccount, { body }));
    if (!result.ok) return result;
    dispatch(forgetUser());
    removeFormDrafts();
    removeDraft();
    return result;
  };
