import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Toast {
  readonly kind: "success" | "error";
  readonly text: string;
}

export interface ToastsState {
  readonly waiting: readonly Toast[];
  readonly hasBeenAsked: boolean;
}

const initialState: ToastsState = { waiting: [], hasBeenAsked: false };

/** Toasts that wait to be shown. The library that shows them is loaded when the first one waits. */
const slice = createSlice({
  name: "toasts",
  initialState,
  reducers: {
    toastAsked: (state, { payload }: PayloadAction<Toast>): ToastsState => ({
      waiting: [...state.waiting, payload],
      hasBeenAsked: true,
    }),
    /** So many of them, from the front: what has been asked for meanwhile stands behind. */
    toastsTaken: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      waiting: state.waiting.slice(payload),
    }),
  },
});

export const { toastAsked, toastsTaken } = slice.actions;
export const toastsReducer = slice.reducer;
