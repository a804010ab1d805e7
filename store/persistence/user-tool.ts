import { cookieNames } from "@/lib/config/cookies";
import type { ShopThunk } from "@/store/state";
import { toastAdded } from "@/store/slices/toasts";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { applicationChanged } from "@/store/slices/application";
import { writeCookie } from "./write-cookie";

/** Stores the tool used last: the overview offers it first. */
export const saveLastTool =
  (userTool: string): ShopThunk =>
  (dispatch) => {
    dispatch(applicationChanged({ userTool }));
    if (writeCookie(cookieNames.userTool, userTool)) return;
    void loadErrorTexts().then(() =>
      dispatch(toastAdded({ kind: "error", text: errorText("failures.errorSettingUserTool") })),
    );
  };
