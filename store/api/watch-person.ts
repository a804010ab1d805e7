import { cookieNames, signedInHint } from "@/lib/config/cookies";
import type { ShopThunk } from "@/store/shop-state";
import { loadPerson } from "./auth";
import { isStatus } from "./call-error";

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * Reads who is here, and asks again, ever more seldom, while nobody can say: then they stay signed in, and the
 * account's part of the header says that it cannot be reached.
 */
export const watchPerson = (): ShopThunk<Promise<void>> => async (dispatch, _getState, extra) => {
  const hasSession = () => extra.tab.cookie(cookieNames.hint) === signedInHint;
  for (let pauseMs = firstPauseMs; hasSession(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const read = await dispatch(loadPerson());
    const isKnown = read.ok || isStatus(read.error, 401);
    markSession(isKnown);
    if (isKnown) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/** The frame is the same HTML for everybody: the page's own element says what is seen of it. */
function markSession(isKnown: boolean): void {
  if (typeof document === "undefined") return;
  const { dataset } = document.documentElement;
  // Whoever has signed out meanwhile stays so.
  if (dataset.session !== undefined) dataset.session = isKnown ? "" : "unknown";
}
