"use client";

// oxlint-disable-next-line no-restricted-imports -- what cannot be loaded has a replacement
import { lazy, Suspense, useEffect } from "react";
import { loadFailed } from "@/components/ui/lazy-part";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

const ToastList = lazy(() =>
  import("./toast-list-client").then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToast }),
  ),
);

interface ToastsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Said when a part of the page cannot be loaded. */
  readonly networkError: string;
}

/** Displays the toasts queued in the store. The toast library is loaded with the first one. */
export function Toasts({ label, networkError }: ToastsProps) {
  const isNeeded = useShopSelector((state) => state.toasts.isNeeded);
  const dispatch = useShopDispatch();
  useEffect(() => {
    const report = () => dispatch(toastAdded({ kind: "error", text: networkError }));
    window.addEventListener(loadFailed, report);
    return () => window.removeEventListener(loadFailed, report);
  }, [dispatch, networkError]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastList label={label} />
    </Suspense>
  );
}

/** The last toast, where the library of toasts cannot be loaded, for example without a network. */
function PlainToast() {
  const { length, [length - 1]: last } = useShopSelector((state) => state.toasts.queue);
  return (
    <p role="alert" key={length} className="Toastify plain-toast">
      {last?.text}
    </p>
  );
}
