import { useEffect, useState } from "react";
import type { CustomProfile } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { isStatus } from "@/store/api/call-error";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

type LoadResult = CustomProfile | "gone" | "failed";

export interface LinkedProfile {
  readonly state: "none" | "loading" | "open" | "gone" | "failed";
  readonly profile: CustomProfile | undefined;
  /** Stores a profile that was just returned by another call. */
  readonly setProfile: (profile: CustomProfile) => void;
  readonly retry: () => void;
}

/** Loads the profile that the address names. */
export function useLinkedProfile(id: string | undefined): LinkedProfile {
  const dispatch = useShopDispatch();
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly result: LoadResult }>();
  const isLoaded = loaded?.id === id;

  useEffect(() => {
    if (id === undefined || isLoaded) return undefined;
    let isCancelled = false;
    const read = callApi(customProfilesRoutes.get, { params: { id } }, { isFresh: true });
    void dispatch(read).then((response) => {
      if (isCancelled) return;
      const failure = !response.ok && isStatus(response.error, 404) ? "gone" : "failed";
      setLoaded({ id, result: response.ok ? response.data : failure });
    });
    return () => {
      isCancelled = true;
    };
  }, [dispatch, id, isLoaded]);

  const result = isLoaded ? loaded?.result : undefined;
  const profile = typeof result === "object" ? result : undefined;
  return {
    state: stateOf(id, result),
    profile,
    setProfile: (saved) => setLoaded({ id: saved.id, result: saved }),
    retry: () => setLoaded(undefined),
  };
}

function stateOf(id: string | undefined, result: LoadResult | undefined): LinkedProfile["state"] {
  if (id === undefined) return "none";
  if (result === undefined) return "loading";
  return typeof result === "object" ? "open" : result;
}
