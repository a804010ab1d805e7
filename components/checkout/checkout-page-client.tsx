"use client";

import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useCalls } from "@/store/use-calls";
import type { CheckoutGiven } from "./checkout-client";

const Checkout = lazy(() => import("./checkout-client").then(({ Checkout: all }) => ({ default: all })));

/** All of checkout is loaded here: no other page carries any of it. */
export function CheckoutPage(props: CheckoutGiven) {
  const canCall = useCalls(true);
  const waiting = (
    <div className="mx-auto grid max-w-text gap-6">
      <h1>{props.words.titles[props.step]}</h1>
      <Skeleton label={props.words.loading} lines={5} />
    </div>
  );
  if (!canCall) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Checkout {...props} />
    </Suspense>
  );
}
