import Cookies from "js-cookie";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import type { ShopThunk } from "./shop-state";
import { applicationChanged } from "./slices/application";

/** The tool somebody used last: the overview offers it first. */
export const rememberTool =
  (userTool: string): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userTool }));
    Cookies.set(cookieNames.userTool, userTool, {
      expires: new Date(Date.now() + cookieMaxAgeSeconds.general * 1000),
      sameSite: "lax",
      secure: window.isSecureContext,
    });
  };
