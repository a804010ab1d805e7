import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { networkError } from "./api/call-error";
import type * as breederCalls from "./api/responsible-breeders";
import type { BreederApplication, Changed, Standing, Visit } from "./api/responsible-breeders";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { BreederApplication, Standing, Visit };

const withCalls = withCallsOf<typeof breederCalls>(() => import("./api/responsible-breeders"));

/** Who is here, and how their matter stands. Without the hint nobody is asked. */
export const readVisit = (): ShopThunk<Promise<Visit>> => async (dispatch, _getState, extra) => {
  if (extra.tab.cookie(cookieNames.hint) !== signedInHint) return { is: "guest" };
  return dispatch(withCalls<Visit>((use) => use.readVisit(), { is: "failed" }));
};

const unreached: Changed = { error: networkError };

export const applyAsBreeder = (body: BreederApplication): ShopThunk<Promise<Changed>> =>
  withCalls((use) => use.applyAsBreeder(body), unreached);

export const withdrawAsBreeder = (): ShopThunk<Promise<Changed>> =>
  withCalls((use) => use.withdrawAsBreeder(), unreached);
