import { useSyncExternalStore } from "react";

const changeEvent = "address-query-change";

function subscribe(listener: () => void): () => void {
  const events = ["popstate", changeEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/**
 * One value of the query of a static page, read in the browser, and a function that changes it as a history entry.
 * Undefined on the server and until the page is hydrated.
 */
export function useAddressQuery(name: string) {
  const query = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
  const value = query === undefined ? undefined : (new URLSearchParams(query).get(name) ?? "").trim();
  function change(next: string): void {
    history.pushState(null, "", `${location.pathname}?${new URLSearchParams({ [name]: next }).toString()}`);
    window.dispatchEvent(new Event(changeEvent));
  }
  return [value, change] as const;
}
