import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ActivationState } from "./activation-state";
import { signedOut } from "./auth";

export const emptyActivation: ActivationState = {
  steps: { current: 0, previous: null, next: 1 },
  record: {},
  validatedBarcode: null,
  enterKitBarcode: null,
  aboutMyPet: null,
  aboutMe: false,
  reviewActivate: null,
  activateKitResponse: null,
  testKitBalance: null,
  customProfileProduct: null,
  productsByBreedId: null,
  breed: null,
  isLoading: false,
  error: null,
  isChangedElsewhere: false,
};

/** Kit activation. What changes it is in ./activation-changes, which other pages do not load. */
const slice = createSlice({
  name: "activation",
  initialState: emptyActivation,
  reducers: {
    activationChanged: (state, { payload }: PayloadAction<Partial<ActivationState>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => emptyActivation),
});

export const { activationChanged } = slice.actions;
export const activationReducer = slice.reducer;
