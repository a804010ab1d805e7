import type { Middleware } from "@reduxjs/toolkit";
import { isObject } from "@/lib/domain/is-object";
import {
  activationComparedTo,
  activationReducer,
  activationRestored,
  selectActivation,
  type StoredActivation,
} from "@/store/slices/activation";
import type { ShopState, ShopThunk } from "@/store/state";
import type { BrowserTab } from "./browser-tab";
import { readEntry, storageKey, writeEntry } from "./storage";

const name = "activation";

/**
 * Adds the activation to the store of this page: continues with what is stored, stores every change, and stops when
 * another tab changes it. Until the returned function is called it listens to other tabs.
 */
export const openActivation = (): ShopThunk<() => void> => (dispatch, _getState, extra) => {
  const { tab } = extra;
  extra.addLazyPart({ name, reducer: activationReducer, middleware: [storeChanges(tab)] });
  dispatch(restoreActivation());
  const compare = () => void dispatch(activationComparedTo(read(tab)?.record));
  const listeners = {
    storage: (event: Event) => "key" in event && event.key === storageKey(name) && compare(),
    // A page restored from the back/forward cache has missed all events.
    pageshow: (event: Event) => "persisted" in event && event.persisted === true && compare(),
  };
  const pairs = Object.entries(listeners);
  for (const [type, listener] of pairs) tab.events?.addEventListener(type, listener);
  return () => pairs.forEach(([type, listener]) => tab.events?.removeEventListener(type, listener));
};

/** Continues with what is stored: after a reload, or by another tab. */
export const restoreActivation = (): ShopThunk => (dispatch, getState, extra) =>
  void dispatch(activationRestored(read(extra.tab) ?? selectActivation(getState())));

/** At once and not by redux-persist: the page of the activation is the only one that reads or writes it. */
const storeChanges =
  (tab: BrowserTab): Middleware<object, ShopState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = selectActivation(getState());
    const result = next(action);
    const { steps, record } = selectActivation(getState());
    if (steps !== before.steps || record !== before.record)
      writeEntry(tab, name, { steps, record } satisfies StoredActivation);
    return result;
  };

const read = (tab: BrowserTab) => {
  const stored = readEntry(tab, name);
  return isObject(stored) ? { steps: stored["steps"], record: stored["record"] } : undefined;
};
