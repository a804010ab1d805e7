import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { type PersistConfig, persistReducer } from "redux-persist";
import { readStored, removeStored, writeStored } from "./storage";
import type { Stored, StoredName } from "./stored-state";
import type { BrowserTab } from "./browser-tab";

/** The persisted fields of each slice. All others end with the page. */
const persistedFields: { readonly [Name in StoredName]: readonly (keyof Stored[Name])[] } = {
  cart: ["sessionId", "step"],
  auth: ["userType", "isLoggedIn"],
  application: ["countryCode", "currentLanguage", "userType", "userTool", "countryId", "countryCurrency"],
};

/** Persists a slice under its own entry: tabs that write different slices do not overwrite each other. */
export function persisted<S extends object>(
  tab: BrowserTab,
  name: StoredName,
  reducer: Reducer<S, UnknownAction>,
): Reducer<S, UnknownAction> {
  const config: PersistConfig<S> & { deserialize: false } = {
    key: name,
    keyPrefix: "",
    storage: {
      getItem: async () => readStored(tab, name),
      setItem: async (_key: string, value: unknown) => writeStored(tab, name, value),
      removeItem: async () => removeStored(tab, name),
    },
    // One JSON text per entry, written and validated by ./storage: other tabs read it too.
    serialize: false,
    deserialize: false,
    whitelist: [...persistedFields[name]],
    // The storage is synchronous: no timeout is needed.
    timeout: 0,
  };
  // Hides the bookkeeping key of redux-persist, which nothing reads.
  return persistReducer<S, UnknownAction>(config, reducer) as unknown as Reducer<S, UnknownAction>;
}
