"use client";

import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { toastsDisplayed } from "@/store/slices/toasts";

const autoCloseMs = 5000;

export function ToastList() {
  const queue = useShopSelector((state) => state.toasts.queue);
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (queue.length === 0) return;
    dispatch(toastsDisplayed(queue.length));
    for (const { kind, text } of queue) toast[kind](text);
  }, [queue, dispatch]);
  return <ToastContainer position="top-right" autoClose={autoCloseMs} />;
}
