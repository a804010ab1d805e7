import { cookieNames } from "@/lib/config/cookies";
import type { ShopThunk } from "@/store/state";
import { toastAdded } from "@/store/slices/toasts";
import { translateFailure } from "@/store/api/translate-failure";
import { applicationChanged } from "@/store/slices/application";
import { writeCookie } from "./write-cookie";

/** Documented message. */
const cookieFailure = "Error setting user tool";

/** Stores the tool used last: the overview offers it first. */
export const saveLastTool =
  (userTool: string): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userTool }));
    if (writeCookie(cookieNames.userTool, userTool)) return;
    dispatch(toastAdded({ kind: "error", text: translateFailure(cookieFailure) }));
  };
