"use client";

import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { dismissToasts } from "@/lib/config/dismiss-toasts";
import { toastsDisplayed } from "@/store/slices/toasts";

const autoCloseMs = 5000;

export function ToastList({ label }: { readonly label: string }) {
  const queue = useShopSelector((state) => state.toasts.queue);
  const dispatch = useShopDispatch();
  useEffect(() => {
    const dismiss = () => toast.dismiss();
    window.addEventListener(dismissToasts, dismiss);
    return () => window.removeEventListener(dismissToasts, dismiss);
  }, []);
  useEffect(() => {
    if (queue.length === 0) return;
    dispatch(toastsDisplayed(queue.length));
    for (const { kind, text } of queue) toast[kind](text);
  }, [queue, dispatch]);
  // The progress bar has an English label that cannot be changed.
  return <ToastContainer aria-label={label} position="top-right" autoClose={autoCloseMs} hideProgressBar />;
}
