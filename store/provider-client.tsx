"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Provider } from "react-redux";
import { awake } from "@/lib/next/early-paint/hydrated.mjs";
import { makeStore } from "./make-store";
import { start } from "./start";

/** React has the page in hand: what was pressed until now is pressed again. */
function sayAwake(): void {
  document.documentElement.dataset[awake] = "";
  dispatchEvent(new Event(awake));
}

/**
 * Nothing waits for what an earlier visit left: the server's HTML is shown, and hydrated against the beginnings
 * even where a part of it hydrates after the store has been filled.
 */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => makeStore());
  const [beginnings] = useState(() => store.getState());
  useEffect(() => store.dispatch(start()), [store]);
  useEffect(sayAwake, []);
  return (
    <Provider store={store} serverState={beginnings}>
      {children}
    </Provider>
  );
}
