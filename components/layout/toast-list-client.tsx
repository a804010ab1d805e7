"use client";

import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { toastsTaken } from "@/store/slices/toasts";

const shownMs = 5000;

export function ToastList() {
  const waiting = useShopSelector((state) => state.toasts.waiting);
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (waiting.length === 0) return;
    dispatch(toastsTaken(waiting.length));
    for (const { kind, text } of waiting) toast[kind](text);
  }, [waiting, dispatch]);
  return <ToastContainer position="top-right" autoClose={shownMs} />;
}
