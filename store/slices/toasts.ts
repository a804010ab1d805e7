import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Toast {
  readonly kind: "success" | "error";
  readonly text: string;
}

export interface ToastsState {
  readonly queue: readonly Toast[];
  readonly isNeeded: boolean;
}

const initialState: ToastsState = { queue: [], isNeeded: false };

/** Toasts to display. The library that displays them is loaded with the first one. */
const slice = createSlice({
  name: "toasts",
  initialState,
  reducers: {
    toastAdded: (state, { payload }: PayloadAction<Toast>): ToastsState => ({
      queue: [...state.queue, payload],
      isNeeded: true,
    }),
    /** Removes the first `payload` toasts: newer ones may have been added behind them. */
    toastsDisplayed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      queue: state.queue.slice(payload),
    }),
  },
});

export const { toastAdded, toastsDisplayed } = slice.actions;
export const toastsReducer = slice.reducer;
