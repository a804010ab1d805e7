import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Toast {
  readonly kind: "success" | "error";
  readonly text: string;
}

export interface ToastsState {
  readonly queue: readonly Toast[];
  readonly isNeeded: boolean;
  /** How often the displayed toasts were dismissed. */
  readonly dismissals: number;
}

const initialState: ToastsState = { queue: [], isNeeded: false, dismissals: 0 };

/** Toasts to display. The library that displays them is loaded with the first one. */
const slice = createSlice({
  name: "toasts",
  initialState,
  reducers: {
    toastAdded: (state, { payload }: PayloadAction<Toast>): ToastsState => ({
      ...state,
      queue: [...state.queue, payload],
      isNeeded: true,
    }),
    /** Removes the first `payload` toasts: newer ones may have been added behind them. */
    toastsDisplayed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      queue: state.queue.slice(payload),
    }),
    /** Closes all toasts: something opens where they are displayed. */
    toastsDismissed: (state) => ({ ...state, queue: [], dismissals: state.dismissals + 1 }),
  },
});

export const { toastAdded, toastsDisplayed, toastsDismissed } = slice.actions;
export const toastsReducer = slice.reducer;
