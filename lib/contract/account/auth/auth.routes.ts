import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const authRoutes = {
  login: post("/auth/login", "anyone", {
    failure: "failures.loginFailed",
    session: "starts",
    group: "account",
  }),
  logout: get("/auth/logout", "anyone", { failure: "failures.failedLogout", servedBy: "storefront" }),
  signout: get("/auth/signout", "anyone", { failure: "failures.failedLogout", servedBy: "storefront" }),
  endSession: post("/auth/logout", "anyone", {
    body: "none",
    failure: "failures.failedLogout",
    session: "ends",
    ours: true,
  }),
} as const satisfies Routes;
