import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { defaultLanguage } from "@/lib/config/languages";
import type { UserType } from "@/lib/config/user-types";
import type { Refusal } from "@/store/api/call-error";
import { signedIn, signedOut } from "./auth";

export interface ApplicationState {
  readonly countryCode: string | null;
  readonly currentLanguage: string;
  readonly userType: UserType;
  readonly userTool: string;
  readonly countryId: number | null;
  readonly countryCurrency: string | null;
  readonly isMobileMenuOpen: boolean;
  readonly isCountryDialogOpen: boolean;
  readonly isGoogleMapLoaded: boolean;
  /** The notice at the edge of the window: the campaign, or for admins the user they act as. */
  readonly notice: "admin" | "campaign" | null;
  /** A cart refusal, while its dialog is open. */
  readonly refusal: Refusal | null;
}

const initialState: ApplicationState = {
  countryCode: null,
  currentLanguage: defaultLanguage,
  userType: "guest",
  userTool: "my-animals",
  countryId: null,
  countryCurrency: null,
  isMobileMenuOpen: false,
  isCountryDialogOpen: false,
  isGoogleMapLoaded: false,
  notice: null,
  refusal: null,
};

const slice = createSlice({
  name: "application",
  initialState,
  reducers: {
    applicationChanged: (state, { payload }: PayloadAction<Partial<ApplicationState>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, (state, { payload }) => ({ ...state, userType: payload.userType }))
      .addCase(signedOut, () => initialState),
});

export const { applicationChanged } = slice.actions;
export const applicationReducer = slice.reducer;
