import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type UnknownAction,
} from "@reduxjs/toolkit";
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Persistor,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistConfig,
  persistReducer,
} from "redux-persist";
import type { StoreExtra } from "./state";
import { applicationReducer } from "./slices/application";
import { authReducer } from "./slices/auth";
import { cartReducer } from "./slices/cart";
import { toastsReducer } from "./slices/toasts";
import { currentTab, type BrowserTab } from "@/store/persistence/browser-tab";
import { readStored, removeStored, writeStored } from "@/store/persistence/storage";
import type { Stored, StoredName } from "@/store/persistence/stored-state";

const nonSerializableActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** One store per request on the server and per page in the browser: no state is shared. */
export function makeStore(tab: BrowserTab = currentTab()) {
  const reducers = {
    cart: persisted(tab, "cart", cartReducer),
    auth: persisted(tab, "auth", authReducer),
    application: persisted(tab, "application", applicationReducer),
    toasts: toastsReducer,
  };
  const lazy: Record<string, Reducer> = {};
  const lazyMiddleware = createDynamicMiddleware();
  const rehydration = makeGate();
  let persistor: Persistor | undefined;
  const extra: StoreExtra = {
    tab,
    rehydrated: rehydration.opened,
    persist() {
      if (persistor) persistor.persist();
      else persistor = persistStore(store, null, rehydration.open);
    },
    pause: () => persistor?.pause(),
    flush: () => void persistor?.flush(),
    addLazyPart({ name, reducer, middleware }) {
      if (name in lazy) return;
      lazy[name] = reducer;
      store.replaceReducer(combineReducers({ ...reducers, ...lazy }));
      lazyMiddleware.addMiddleware(...middleware);
    },
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: nonSerializableActions },
      }).concat(lazyMiddleware.middleware),
    devTools: process.env.NODE_ENV === "development",
  });
  return store;
}

function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** The persisted fields of each slice. All others end with the page. */
const persistedFields: { readonly [Name in StoredName]: readonly (keyof Stored[Name])[] } = {
  cart: ["sessionId", "step"],
  auth: ["userType", "isLoggedIn"],
  application: ["countryCode", "currentLanguage", "userType", "userTool", "countryId", "countryCurrency"],
};

/** Persists a slice under its own entry: tabs that write different slices do not overwrite each other. */
function persisted<S extends object>(
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
