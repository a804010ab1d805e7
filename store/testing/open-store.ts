import { onTestFinished } from "vitest";
import { makeStore } from "@/store/make-store";
import { whenRehydrated } from "@/store/state";
import { startStore } from "@/store/start-store";
import type { BrowserTab } from "@/store/persistence/browser-tab";

/** A started and rehydrated store, as a page has it. Stopped when the test ends. */
export async function openStore(tab: BrowserTab) {
  const store = makeStore(tab);
  onTestFinished(store.dispatch(startStore()));
  await store.dispatch(whenRehydrated());
  return store;
}
