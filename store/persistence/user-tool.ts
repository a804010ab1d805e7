import Cookies from "js-cookie";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import type { ShopThunk } from "@/store/state";
import { applicationChanged } from "@/store/slices/application";

/** Stores the tool used last: the overview offers it first. */
export const saveLastTool =
  (userTool: string): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userTool }));
    Cookies.set(cookieNames.userTool, userTool, {
      expires: new Date(Date.now() + cookieMaxAgeSeconds.general * 1000),
      sameSite: "lax",
      secure: window.isSecureContext,
    });
  };
