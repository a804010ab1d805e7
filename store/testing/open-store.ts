import { onTestFinished } from "vitest";
import { makeStore } from "@/store/make-store";
import { whenRehydrated } from "@/store/shop-state";
import { start } from "@/store/start";
import type { Tab } from "@/store/tab";

/** A store as a page has it: begun, rehydrated, and ended with the test. */
export async function openStore(tab: Tab) {
  const store = makeStore(tab);
  onTestFinished(store.dispatch(start()));
  await store.dispatch(whenRehydrated());
  return store;
}
