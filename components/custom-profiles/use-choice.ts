import { useMemo, useSyncExternalStore } from "react";
import { choiceQuery, parseChoice, type ProfileChoice } from "@/lib/domain/profile-choice";

const changed = "profile-choice";

function subscribe(tell: () => void): () => void {
  window.addEventListener("popstate", tell);
  window.addEventListener(changed, tell);
  return () => {
    window.removeEventListener("popstate", tell);
    window.removeEventListener(changed, tell);
  };
}

/** The address is where the choice is kept; the page's HTML, made for everybody, knows of none. */
export function useChoice() {
  const search = useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.search,
    () => null,
  );
  const choice = useMemo(() => parseChoice(search ?? ""), [search]);
  return { choice, isAwake: search !== null };
}

/** In the same place of the history: the way back leads to where one came from. */
export function changeChoice(choice: ProfileChoice): void {
  window.history.replaceState(null, "", window.location.pathname + choiceQuery(choice));
  window.dispatchEvent(new Event(changed));
}
