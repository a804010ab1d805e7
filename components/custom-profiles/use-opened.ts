import { useEffect, useState } from "react";
import type { CustomProfile } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { isStatus } from "@/store/api/call-error";
import { readProfile } from "@/store/custom-profiles";
import { useShopDispatch } from "@/store/hooks";

type Answer = CustomProfile | "gone" | "failed";

export interface Opened {
  readonly state: "none" | "loading" | "open" | "gone" | "failed";
  readonly profile: CustomProfile | undefined;
  /** What the shop has just answered need not be asked for. */
  readonly keep: (profile: CustomProfile) => void;
  readonly retry: () => void;
}

/** The profile that the address names. */
export function useOpened(id: string | undefined): Opened {
  const dispatch = useShopDispatch();
  const [known, setKnown] = useState<{ readonly id: string; readonly answer: Answer }>();
  const isKnown = known?.id === id;

  useEffect(() => {
    if (id === undefined || isKnown) return undefined;
    let isOver = false;
    void dispatch(readProfile(id)).then((result) => {
      if (isOver) return;
      const failure = !result.ok && isStatus(result.error, 404) ? "gone" : "failed";
      setKnown({ id, answer: result.ok ? result.profile : failure });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, id, isKnown]);

  const answer = isKnown ? known?.answer : undefined;
  const profile = typeof answer === "object" ? answer : undefined;
  return {
    state: stateOf(id, answer),
    profile,
    keep: (kept) => setKnown({ id: kept.id, answer: kept }),
    retry: () => setKnown(undefined),
  };
}

function stateOf(id: string | undefined, answer: Answer | undefined): Opened["state"] {
  if (id === undefined) return "none";
  if (answer === undefined) return "loading";
  return typeof answer === "object" ? "open" : answer;
}
