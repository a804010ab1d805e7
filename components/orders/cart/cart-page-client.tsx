"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { CartMessages } from "./cart-content-types";

const CartContent = lazy(() =>
  import("./cart-content-client").then(({ CartContent: content }) => ({ default: content })),
);

interface CartPageProps {
  readonly messages: CartMessages;
  /** By default a link back to the store. */
  readonly actions?: ReactNode;
  readonly hidesSubtotal?: boolean;
}

/** The cart on a page; its content is loaded on demand. */
export function CartPage({ messages, actions, hidesSubtotal }: CartPageProps) {
  const skeleton = <Skeleton label={messages.loading} />;
  const continueLink = (
    <LinkButton kind="secondary" href={fixedPaths.store}>
      {messages.continue}
    </LinkButton>
  );
  return (
    <Suspense fallback={skeleton}>
      <CartContent messages={messages} actions={actions ?? continueLink} hidesSubtotal={hidesSubtotal} />
    </Suspense>
  );
}
