"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Provider } from "react-redux";
import { hydrated } from "@/lib/next/early-paint/hydrated-event.mjs";
import { makeStore } from "./make-store";
import { startStore } from "./start-store";

/** Starts the replay of clicks made before hydration. */
function announceHydration(): void {
  document.documentElement.dataset[hydrated] = "";
  dispatchEvent(new Event(hydrated));
}

/**
 * Hydrates against the initial state, as rendered on the server: parts that hydrate after the stored state has been read
 * would differ from the HTML otherwise.
 */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => makeStore());
  const [initialState] = useState(() => store.getState());
  useEffect(() => store.dispatch(startStore()), [store]);
  useEffect(announceHydration, []);
  return (
    <Provider store={store} serverState={initialState}>
      {children}
    </Provider>
  );
}
