import { useEffect, useState } from "react";
import { messageOf, networkError } from "@/store/api/call-error";
import type * as activationRules from "./activation-rules";

export type Rules = typeof activationRules;

let loaded: Rules | undefined;

/** With what validates, the rules are larger than the wizard. The first focus on a field loads them. */
export async function loadRules(): Promise<Rules> {
  loaded = await import("./activation-rules");
  return loaded;
}

/** For the first focus on a field. */
export const preloadRules = () => void loadRules().catch(() => undefined);

/** The rules, once they are needed because there are earlier steps to check. */
export function useRules(isNeeded: boolean) {
  // The form of the step before has usually loaded them: then nothing is displayed in between.
  const [state, setState] = useState<"missing" | "loaded" | "failed">("missing");
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (!isMissing || state !== "missing") return;
    void loadRules().then(
      () => setState("loaded"),
      () => setState("failed"),
    );
  }, [isMissing, state]);
  const failure = { message: messageOf(networkError), retry: () => setState("missing") };
  return {
    rules: loaded,
    isLoading: isMissing && state !== "failed",
    failure: isMissing && state === "failed" ? failure : undefined,
  };
}
