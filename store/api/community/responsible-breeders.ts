import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import type { Country } from "@/store/api/kernel/save-country";
import { loadUser } from "@/store/api/account/user";
import type { Response } from "@/lib/contract/calls";

export type BreederStatus = Response<"responsibleBreeders.getMine">;

export type Visitor =
  | { readonly is: "guest" | "other" | "failed" }
  | {
      readonly is: "breeder";
      readonly status: BreederStatus;
      readonly countries: readonly Country[];
      /** The country of the account. */
      readonly country: string;
    };

/** The visitor and, for breeders, the state of their application. Without the hint cookie no call is made. */
export const fetchVisitor = (): ShopThunk<Promise<Visitor>> => async (dispatch, _getState, extra) => {
  if (extra.tab.cookies()[cookieNames.hint] !== signedInHint) return { is: "guest" };
  const user = await dispatch(loadUser());
  if (!user.ok) return { is: isStatus(user.error, 401) ? "guest" : "failed" };
  const { type, address } = user.data;
  if (type !== "breeder") return { is: "other" };
  const [status, countries] = await Promise.all([
    dispatch(callApi(responsibleBreedersRoutes.getMine, undefined, { isFresh: true })),
    dispatch(callApi(geographyRoutes.countries)),
  ]);
  if (!status.ok || !countries.ok) return { is: "failed" };
  return {
    is: "breeder",
    status: status.data,
    countries: countries.data,
    country: address.country.code,
  };
};
