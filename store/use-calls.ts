import { useEffect, useState } from "react";
import { useShopDispatch } from "./hooks";
import { loadCalls } from "./load-calls";

/** Whether what calls the shop is there. It is loaded when somebody first has a use for it. */
export function useCalls(areNeeded: boolean): boolean {
  const dispatch = useShopDispatch();
  const [canCall, setCanCall] = useState(false);
  useEffect(() => {
    if (areNeeded) void dispatch(loadCalls()).then((calls) => setCanCall(calls !== undefined));
  }, [areNeeded, dispatch]);
  return canCall;
}
