import type { UserType } from "@/lib/config/user-types";
import { cookiesRoutes } from "@/lib/contract/account/cookies/cookies.routes";
import { applicationChanged } from "@/store/slices/application";
import type { ShopThunk } from "@/store/state";
import { sendWithoutWaiting } from "@/store/api/send-without-waiting";

/** Stores the user type a visitor chose. Sent directly: a link follows at once, and RTK Query may not be loaded. */
export const chooseUserType =
  (userType: UserType): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userType }));
    // A lost request changes only the colour of later pages.
    sendWithoutWaiting(cookiesRoutes.userType, { userType });
  };
