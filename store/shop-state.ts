import type { Reducer, ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Middleware } from "@reduxjs/toolkit";
import type { ActivationState } from "./slices/activation-record";
import type { ApplicationState } from "./slices/application";
import type { AuthState } from "./slices/auth";
import type { CartState } from "./slices/cart";
import type { ToastsState } from "./slices/toasts";
import type { Tab } from "./tab";

export interface ShopState {
  readonly cart: CartState;
  readonly auth: AuthState;
  readonly application: ApplicationState;
  readonly activation: ActivationState;
  readonly toasts: ToastsState;
}

/** A part of the store that is loaded on first use. */
export interface LatePart {
  readonly name: string;
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
}

/** What belongs to one store but is no state: every thunk is handed it. */
export interface Extra {
  readonly tab: Tab;
  /** Kept when what was stored has been read. Whoever would race with that waits for it. */
  readonly rehydrated: Promise<void>;
  /** Begins or goes on with keeping the persisted slices. */
  persist(): void;
  pause(): void;
  /** Writes now what would be written in a moment: the page or a lock is about to be left. */
  flush(): void;
  add(part: LatePart): void;
}

export type ShopThunk<Result = void> = ThunkAction<Result, ShopState, Extra, UnknownAction>;
export type ShopDispatch = ThunkDispatch<ShopState, Extra, UnknownAction>;

/** Resolves once what an earlier visit left is in the store. On the server that is never. */
export const whenRehydrated = (): ShopThunk<Promise<void>> => (_dispatch, _getState, extra) =>
  extra.rehydrated;
