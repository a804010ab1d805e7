import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { UserType } from "@/lib/config/user-types";

/** The person themself is an answer of a call and lives in its cache; here is only what survives a visit. */
export interface AuthState {
  readonly userType: UserType;
  readonly isLoggedIn: boolean;
}

const initialState: AuthState = { userType: "guest", isLoggedIn: false };

const slice = createSlice({
  name: "auth",
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ userType: UserType }>): AuthState => ({
      userType: payload.userType,
      isLoggedIn: true,
    }),
    /** Every slice answers to it with its beginnings: signing out empties the whole store. */
    signedOut: () => initialState,
  },
});

export const { signedIn, signedOut } = slice.actions;
export const authReducer = slice.reducer;
