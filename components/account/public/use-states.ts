import { useEffect, useState } from "react";
import { needsState } from "@/lib/config/markets/states";
import type { Option } from "@/components/ui/select";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { useShopDispatch } from "@/store/hooks";
import { callApi } from "@/store/api/call-api";

export type States =
  | { readonly status: "notNeeded" | "loading" | "failed" }
  | { readonly status: "loaded"; readonly options: readonly Option[] };

/** Loads the states of a country, if addresses there have one. */
export function useStates(country: string): { readonly states: States; readonly retry: () => void } {
  const dispatch = useShopDispatch();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; options: readonly Option[] | undefined }>();
  const key = `${country} ${attempt}`;
  useEffect(() => {
    if (!needsState(country)) return;
    let isCancelled = false;
    void dispatch(callApi(geographyRoutes.states, { params: { code: country } })).then((result) => {
      if (isCancelled) return;
      const options = result.ok
        ? result.data.map(({ code, name }) => ({ value: code, label: name }))
        : undefined;
      setLoaded({ key, options });
    });
    return () => {
      isCancelled = true;
    };
  }, [country, key, dispatch]);
  const retry = () => setAttempt((count) => count + 1);
  return { states: toStates(country, loaded?.key === key ? loaded : undefined), retry };
}

function toStates(country: string, loaded: { options: readonly Option[] | undefined } | undefined): States {
  if (!needsState(country)) return { status: "notNeeded" };
  if (loaded === undefined) return { status: "loading" };
  return loaded.options ? { status: "loaded", options: loaded.options } : { status: "failed" };
}
