import { useEffect, useState } from "react";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { whenRehydrated } from "@/store/state";
import { useQueryCall } from "@/store/api/use-query-call";

/** The signed-in user, once the stored state and the account have been read. Undefined for guests. */
export function useAccount() {
  const dispatch = useShopDispatch();
  const [isRehydrated, setRehydrated] = useState(false);
  useEffect(() => {
    void dispatch(whenRehydrated()).then(() => setRehydrated(true));
  }, [dispatch]);
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data, isLoading } = useQueryCall(accountRoutes.details, undefined, {
    isSkipped: !isRehydrated || !isLoggedIn,
  });
  return { user: isLoggedIn ? data : undefined, isReady: isRehydrated && !isLoading };
}
