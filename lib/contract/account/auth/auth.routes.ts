import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const authRoutes = {
  login: post("/auth/login", "anyone", { failure: "Login failed", session: "starts", group: "account" }),
  logout: get("/auth/logout", "anyone", { failure: "Failed to logout", servedBy: "storefront" }),
  signout: get("/auth/signout", "anyone", { failure: "Failed to logout", servedBy: "storefront" }),
  endSession: post("/auth/logout", "anyone", {
    body: "none",
    failure: "Failed to logout",
    session: "ends",
    ours: true,
  }),
} as const satisfies Routes;
