import type { UserType } from "@/lib/config/user-types";
import { cookiesRoutes } from "@/lib/contract/cookies/cookies.routes";
import { sendInPassing } from "./api/send";
import type { ShopThunk } from "./shop-state";
import { applicationChanged } from "./slices/application";

/** Whose side of the shop somebody wants to see. Sent without what else calls the shop. */
export const chooseUserType =
  (userType: UserType): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userType }));
    // The page that is gone to names its type itself; of the next ones a lost choice changes only the colour.
    sendInPassing(cookiesRoutes.userType, { userType });
  };
