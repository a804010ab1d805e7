import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { signedOut } from "./auth";

/** The cart's content changed in another tab. */
export const cartChangedElsewhere = createAction("cart/changedElsewhere");

/** The cart's content is a response and lives in the API cache. */
export interface CartState {
  readonly sessionId: string | null;
  readonly step: number;
  /** Quantities requested and not yet confirmed, by item: displayed instead of the cached ones. */
  readonly pendingQuantities: Readonly<Record<number, number>>;
  readonly error: string | null;
}

export interface PendingQuantity {
  readonly itemId: number;
  readonly quantity: number;
}

const initialState: CartState = { sessionId: null, step: 0, pendingQuantities: {}, error: null };

const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    cartAdopted: (state, { payload }: PayloadAction<string>) =>
      state.sessionId === payload ? state : { ...initialState, sessionId: payload },
    /** Ignored if another cart has been adopted meanwhile. */
    cartNotFound: (state, { payload }: PayloadAction<string>) =>
      state.sessionId === payload ? initialState : state,
    cartCleared: () => initialState,
    cartPending: (state) => ({ ...state, error: null }),
    cartFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload }),
    quantityRequested: (state, { payload: { itemId, quantity } }: PayloadAction<PendingQuantity>) => ({
      ...state,
      error: null,
      pendingQuantities: { ...state.pendingQuantities, [itemId]: quantity },
    }),
    /** A newer request stays pending. */
    quantityConfirmed: (state, { payload: { itemId, quantity } }: PayloadAction<PendingQuantity>) => {
      if (state.pendingQuantities[itemId] !== quantity) return state;
      const { [itemId]: _confirmed, ...pendingQuantities } = state.pendingQuantities;
      return { ...state, pendingQuantities };
    },
    wentToNextStep: (state, { payload }: PayloadAction<number | undefined>) => ({
      ...state,
      step: payload ?? state.step + 1,
    }),
    wentToPreviousStep: (state) => ({ ...state, step: Math.max(0, state.step - 1) }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const {
  cartAdopted,
  cartNotFound,
  cartCleared,
  cartPending,
  cartFailed,
  quantityRequested,
  quantityConfirmed,
  wentToNextStep,
  wentToPreviousStep,
} = slice.actions;
export const cartReducer = slice.reducer;
