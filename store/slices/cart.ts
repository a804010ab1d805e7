import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { signedOut } from "./auth";

/** The cart itself is an answer of a call and lives in its cache. */
export interface CartState {
  readonly sessionId: string | null;
  readonly step: number;
  /** Quantities asked for and not answered yet, by item: shown over the cache until the answer is there. */
  readonly wishes: Readonly<Record<number, number>>;
  readonly error: string | null;
}

export interface QuantityWish {
  readonly itemId: number;
  readonly quantity: number;
}

const initialState: CartState = { sessionId: null, step: 0, wishes: {}, error: null };

const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    cartAdopted: (state, { payload }: PayloadAction<string>) =>
      state.sessionId === payload ? state : { ...initialState, sessionId: payload },
    /** Only if it is still the cart that is gone: another may have been made meanwhile. */
    cartGone: (state, { payload }: PayloadAction<string>) =>
      state.sessionId === payload ? initialState : state,
    cartCleared: () => initialState,
    cartPending: (state) => ({ ...state, error: null }),
    cartFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload }),
    quantityWished: (state, { payload: { itemId, quantity } }: PayloadAction<QuantityWish>) => ({
      ...state,
      error: null,
      wishes: { ...state.wishes, [itemId]: quantity },
    }),
    /** A newer wish stays: its own answer is still to come. */
    quantityAnswered: (state, { payload: { itemId, quantity } }: PayloadAction<QuantityWish>) => {
      if (state.wishes[itemId] !== quantity) return state;
      const { [itemId]: _answered, ...wishes } = state.wishes;
      return { ...state, wishes };
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
  cartGone,
  cartCleared,
  cartPending,
  cartFailed,
  quantityWished,
  quantityAnswered,
  wentToNextStep,
  wentToPreviousStep,
} = slice.actions;
export const cartReducer = slice.reducer;
