import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { UserType } from "@/lib/config/user-types";

/** What survives a visit. The user's details are a response and live in the API cache. */
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
    /** Every slice resets itself with it: signing out empties the whole store. */
    signedOut: () => initialState,
  },
});

export const { signedIn, signedOut } = slice.actions;
export const authReducer = slice.reducer;
