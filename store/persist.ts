import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { type PersistConfig, persistReducer } from "redux-persist";
import { readStored, removeStored, writeStored } from "./stored";
import type { Stored, StoredName } from "./stored-readers";
import type { Tab } from "./tab";

/** Each with its fields: what is not named here ends with the page. */
const persistedFields: { readonly [Name in StoredName]: readonly (keyof Stored[Name])[] } = {
  cart: ["sessionId", "step"],
  auth: ["userType", "isLoggedIn"],
  application: ["countryCode", "currentLanguage", "userType", "userTool", "countryId", "countryCurrency"],
  activation: ["record"],
};

/** Wraps a slice so that it is kept, under an entry of its own: a tab that writes one does not undo another. */
export function persisted<S extends object>(
  tab: Tab,
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
    // The entry is one readable JSON text, written and checked by ./stored: other tabs read it too.
    serialize: false,
    deserialize: false,
    whitelist: [...persistedFields[name]],
    // Nothing here can hang; the timer would only outlive the page.
    timeout: 0,
  };
  // The library's bookkeeping key stays inside: nobody reads it, so the slice's own type is said.
  return persistReducer<S, UnknownAction>(config, reducer) as unknown as Reducer<S, UnknownAction>;
}
