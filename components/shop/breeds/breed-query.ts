import { useSyncExternalStore } from "react";

/** Filters of the breed list. The address is their only storage; an empty text means no filter. */
export interface BreedQuery {
  readonly search: string;
  readonly group: string;
}

const changeEvent = "breed-query-change";

function subscribe(listener: () => void): () => void {
  const events = ["popstate", changeEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The page is static: the query of its address is read in the browser. */
export function useBreedQuery(): BreedQuery {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const params = new URLSearchParams(query);
  return { search: params.get("search") ?? "", group: params.get("group") ?? "" };
}

/** A chosen group becomes a history entry; typed letters replace the current one. */
export function updateBreedQuery({ search, group }: BreedQuery, isHistoryEntry: boolean): void {
  const pairs = Object.entries({ search, group }).filter(([, value]) => value !== "");
  const query = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
  const href = location.pathname + query;
  if (isHistoryEntry) history.pushState(null, "", href);
  else history.replaceState(null, "", href);
  window.dispatchEvent(new Event(changeEvent));
}
