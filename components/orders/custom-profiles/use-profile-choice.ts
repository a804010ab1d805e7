import { useMemo, useSyncExternalStore } from "react";
import {
  formatProfileChoice,
  parseProfileChoice,
  type ProfileChoice,
} from "@/lib/domain/orders/profile-choice";

const changeEvent = "profile-choice";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(changeEvent, listener);
  };
}

/** The chosen tests are stored in the address. The static HTML contains no choice. */
export function useProfileChoice() {
  const search = useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.search,
    () => null,
  );
  const choice = useMemo(() => parseProfileChoice(search ?? ""), [search]);
  return { choice, isHydrated: search !== null };
}

export const readProfileChoice = () => parseProfileChoice(window.location.search);

/** Replaces the history entry: the back button leads to the previous page. */
export function updateProfileChoice(choice: ProfileChoice): void {
  window.history.replaceState(null, "", window.location.pathname + formatProfileChoice(choice));
  window.dispatchEvent(new Event(changeEvent));
}
