import { useSyncExternalStore } from "react";

/** What is asked of a list of breeds; empty means nothing. It stands in the address, and nowhere else. */
export interface AskedBreeds {
  readonly search: string;
  readonly group: string;
}

const changed = "askedbreeds";

function subscribe(listen: () => void): () => void {
  const events = ["popstate", changed];
  for (const event of events) window.addEventListener(event, listen);
  return () => {
    for (const event of events) window.removeEventListener(event, listen);
  };
}

/** The kept page is asked nothing: what its address asks is told apart in the browser. */
export function useAskedBreeds(): AskedBreeds {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const params = new URLSearchParams(query);
  return { search: params.get("search") ?? "", group: params.get("group") ?? "" };
}

/** A choice can be gone back from; single letters cannot, for nobody wants to go back through a word. */
export function askForBreeds({ search, group }: AskedBreeds, isStep: boolean): void {
  const pairs = Object.entries({ search, group }).filter(([, value]) => value !== "");
  const query = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
  const href = location.pathname + query;
  if (isStep) history.pushState(null, "", href);
  else history.replaceState(null, "", href);
  window.dispatchEvent(new Event(changed));
}
