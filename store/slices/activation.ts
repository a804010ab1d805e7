import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { signedOut } from "./auth";
import { type ActivationRecord, type ActivationState, readRecord } from "./activation-record";

const initialState: ActivationState = { record: {} };

const slice = createSlice({
  name: "activation",
  initialState,
  reducers: {
    /** Validated like a stored record, so that card data cannot reach the state. */
    recordChanged: (state, { payload }: PayloadAction<ActivationRecord>) => ({
      record: readRecord({ ...state.record, ...payload }) ?? state.record,
    }),
    activationReset: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { recordChanged, activationReset } = slice.actions;
export const activationReducer = slice.reducer;
