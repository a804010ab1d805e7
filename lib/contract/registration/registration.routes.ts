import type { Routes } from "@/lib/contract/contract";

export const registrationRoutes = {
  register: {
    method: "POST",
    path: "/register",
    access: "anyone",
    body: "json",
    failure: "Failed to register",
    ours: true,
  },
  confirm: {
    method: "POST",
    path: "/register/confirm",
    access: "anyone",
    body: "json",
    failure: "Failed to confirm",
    session: "starts",
    ours: true,
  },
} as const satisfies Routes;
