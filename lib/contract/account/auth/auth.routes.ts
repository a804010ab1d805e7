import type { Routes } from "@/lib/contract/contract";

export const authRoutes = {
  login: {
    method: "POST",
    path: "/auth/login",
    access: "anyone",
    body: "json",
    failure: "Login failed",
    session: "starts",
    group: "account",
  },
  logout: {
    method: "GET",
    path: "/auth/logout",
    access: "anyone",
    body: "none",
    failure: "Failed to logout",
    servedBy: "storefront",
  },
  signout: {
    method: "GET",
    path: "/auth/signout",
    access: "anyone",
    body: "none",
    failure: "Failed to logout",
    servedBy: "storefront",
  },
  endSession: {
    method: "POST",
    path: "/auth/logout",
    access: "anyone",
    body: "none",
    failure: "Failed to logout",
    session: "ends",
    ours: true,
  },
} as const satisfies Routes;
