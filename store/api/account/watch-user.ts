import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { writeSubmittedOrder } from "@/store/persistence/submitted-order";
import type { ShopThunk } from "@/store/state";
import { isStatus } from "@/store/api/call-error";
import { loadUser } from "./user";

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * Reads the user, with growing pauses while the backend cannot be reached: until then they stay signed in, and the header
 * says that the account is unavailable. Without a session, forgets the order that the former user submitted.
 */
export const watchUser = (): ShopThunk<Promise<void>> => async (dispatch, _getState, extra) => {
  const hasSession = () => extra.tab.cookies()[cookieNames.hint] === signedInHint;
  if (!hasSession()) writeSubmittedOrder(undefined);
  for (let pauseMs = firstPauseMs; hasSession(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const result = await dispatch(loadUser());
    const isKnown = result.ok || isStatus(result.error, 401);
    markSession(isKnown);
    if (isKnown) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/** The layout is the same HTML for everybody: an attribute of the root element decides what is displayed. */
function markSession(isKnown: boolean): void {
  if (typeof document === "undefined") return;
  const { dataset } = document.documentElement;
  // Not set again after a sign-out.
  if (dataset.session !== undefined) dataset.session = isKnown ? "" : "unknown";
}
