"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { CartWords } from "./cart-words";
import { useCalls } from "@/store/use-calls";

const CartContent = lazy(() =>
  import("./cart-content-client").then(({ CartContent: content }) => ({ default: content })),
);

interface CartPageProps {
  readonly words: CartWords;
  /** The ways on from it; else the one back to the shop. */
  readonly actions?: ReactNode;
  readonly isSummedBeside?: boolean;
}

/** The whole cart on a page of its own. */
export function CartPage({ words, actions, isSummedBeside }: CartPageProps) {
  const canCall = useCalls(true);
  const waiting = <Skeleton label={words.loading} />;
  if (!canCall) return waiting;
  const goOn = (
    <LinkButton kind="secondary" href={fixedPaths.store}>
      {words.continue}
    </LinkButton>
  );
  return (
    <Suspense fallback={waiting}>
      <CartContent words={words} actions={actions ?? goOn} isSummedBeside={isSummedBeside} />
    </Suspense>
  );
}
