"use client";

import { lazy, Suspense } from "react";
import { useShopSelector } from "@/store/hooks";

const ToastList = lazy(() => import("./toast-list-client").then((module) => ({ default: module.ToastList })));

interface ToastsProps {
  /** Accessible name of the list. */
  readonly label: string;
}

/** Displays the toasts queued in the store. The toast library is loaded with the first one. */
export function Toasts({ label }: ToastsProps) {
  const isNeeded = useShopSelector((state) => state.toasts.isNeeded);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastList label={label} />
    </Suspense>
  );
}
