import type { Middleware, Reducer, ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { ActivationState } from "@/store/slices/activation";
import type { ApplicationState } from "@/store/slices/application";
import type { AuthState } from "@/store/slices/auth";
import type { CartState } from "@/store/slices/cart";
import type { ToastsState } from "@/store/slices/toasts";
import type { BrowserTab } from "@/store/persistence/browser-tab";

export interface ShopState {
  readonly cart: CartState;
  readonly auth: AuthState;
  readonly application: ApplicationState;
  /** Only on the page of the wizard: see ./persistence/stored-activation. */
  readonly activation?: ActivationState;
  readonly toasts: ToastsState;
}

/** A part of the store that is loaded on first use. */
export interface LazyPart {
  readonly name: string;
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
}

/** Belongs to one store without being state: the extra argument of every thunk. */
export interface StoreExtra {
  readonly tab: BrowserTab;
  /** Resolves when the stored state has been read. */
  readonly rehydrated: Promise<void>;
  /** Starts or resumes persisting slices. */
  persist(): void;
  pause(): void;
  /** Persists at once: the page is being left, or a lock released. */
  flush(): void;
  addLazyPart(part: LazyPart): void;
}

export type ShopThunk<Result = void> = ThunkAction<Result, ShopState, StoreExtra, UnknownAction>;
export type ShopDispatch = ThunkDispatch<ShopState, StoreExtra, UnknownAction>;

/** Resolves when the stored state is in the store: on the server never. */
export const whenRehydrated = (): ShopThunk<Promise<void>> => (_dispatch, _getState, extra) =>
  extra.rehydrated;
