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
import { persisted } from "./persist";
import type { Extra } from "./shop-state";
import { activationReducer } from "./slices/activation";
import { applicationReducer } from "./slices/application";
import { authReducer } from "./slices/auth";
import { cartReducer } from "./slices/cart";
import { toastsReducer } from "./slices/toasts";
import { currentTab, type Tab } from "./tab";

const carriesFunctions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** One for each request on the server and one for each page in the browser: nothing of it is shared. */
export function makeStore(tab: Tab = currentTab()) {
  const reducers = {
    cart: persisted(tab, "cart", cartReducer),
    auth: persisted(tab, "auth", authReducer),
    application: persisted(tab, "application", applicationReducer),
    activation: persisted(tab, "activation", activationReducer),
    toasts: toastsReducer,
  };
  const late: Record<string, Reducer> = {};
  const lateMiddleware = createDynamicMiddleware();
  const rehydration = makeGate();
  let persistor: Persistor | undefined;
  const extra: Extra = {
    tab,
    rehydrated: rehydration.opened,
    persist() {
      if (persistor) persistor.persist();
      else persistor = persistStore(store, null, rehydration.open);
    },
    pause: () => persistor?.pause(),
    flush: () => void persistor?.flush(),
    add({ name, reducer, middleware }) {
      if (name in late) return;
      late[name] = reducer;
      store.replaceReducer(combineReducers({ ...reducers, ...late }));
      lateMiddleware.addMiddleware(...middleware);
    },
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: carriesFunctions },
      }).concat(lateMiddleware.middleware),
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
