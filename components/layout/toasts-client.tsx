"use client";

import { lazy, Suspense } from "react";
import { useShopSelector } from "@/store/hooks";

const ToastList = lazy(() =>
  import("./toast-list-client").then(({ ToastList: list }) => ({ default: list })),
);

/** Shows what waits in the store. Until something does, nothing of the toasts is loaded; then it stays. */
export function Toasts() {
  const hasBeenUsed = useShopSelector((state) => state.toasts.hasBeenAsked);
  if (!hasBeenUsed) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
