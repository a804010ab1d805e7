import { combineReducers, configureStore, createDynamicMiddleware, type Reducer } from "@reduxjs/toolkit";
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Persistor,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from "redux-persist";
import { persisted } from "@/store/persistence/persist";
import type { StoreExtra } from "./state";
import { applicationReducer } from "./slices/application";
import { authReducer } from "./slices/auth";
import { cartReducer } from "./slices/cart";
import { toastsReducer } from "./slices/toasts";
import { currentTab, type BrowserTab } from "@/store/persistence/browser-tab";

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
