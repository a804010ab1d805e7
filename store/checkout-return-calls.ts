import type * as returnCalls from "./api/settle-return";
import type * as sandboxCalls from "./api/confirm-sandbox";
import { type CallError, networkError } from "./api/call-error";
import { withCallsOf } from "./with-calls";
import type { ShopThunk } from "./shop-state";

const withReturn = withCallsOf<typeof returnCalls>(() => import("./api/settle-return"));
const withSandbox = withCallsOf<typeof sandboxCalls>(() => import("./api/confirm-sandbox"));

export const settleReturn = (
  ...given: Parameters<typeof returnCalls.settleReturn>
): ShopThunk<Promise<CallError | undefined>> => withReturn((use) => use.settleReturn(...given), networkError);

/** Where to go on; undefined where it could not be said. */
export const confirmSandbox = (
  ...given: Parameters<typeof sandboxCalls.confirmSandbox>
): ShopThunk<Promise<string | undefined>> => withSandbox((use) => use.confirmSandbox(...given), undefined);
