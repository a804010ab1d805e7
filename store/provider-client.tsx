"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Provider } from "react-redux";
import type { Language } from "@/lib/config/languages";
import { LanguageContext } from "@/lib/i18n/use-plain-messages";
import { hydrated } from "@/lib/next/early-paint/hydrated-event.mjs";
import { makeStore } from "./make-store";
import { rememberTimeZone } from "./persistence/time-zone";
import { startStore } from "./start-store";

/** Starts the replay of clicks made before hydration. */
function announceHydration(): void {
  document.documentElement.dataset[hydrated] = "";
  dispatchEvent(new Event(hydrated));
}

interface StoreProviderProps {
  /** The page's language; tests may leave it out. */
  readonly language?: Language;
  /** The server renders times for this visitor, in their time zone. */
  readonly needsTimeZone?: boolean;
  readonly children: ReactNode;
}

/**
 * Hydrates against the initial state, as rendered on the server: parts that hydrate after the stored state has been read
 * would differ from the HTML otherwise.
 */
export function StoreProvider({ language, needsTimeZone, children }: StoreProviderProps) {
  const [store] = useState(() => makeStore());
  const [initialState] = useState(() => store.getState());
  useEffect(() => store.dispatch(startStore()), [store]);
  useEffect(announceHydration, []);
  useEffect(() => {
    if (needsTimeZone) rememberTimeZone();
  }, [needsTimeZone]);
  return (
    <LanguageContext value={language}>
      <Provider store={store} serverState={initialState}>
        {children}
      </Provider>
    </LanguageContext>
  );
}
