"use client";

// oxlint-disable-next-line no-restricted-imports -- fills the page: without it the error page is right
import { lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { fixedPaths } from "@/lib/navigation/fixed-paths";

const CartContent = lazy(async () => ({ default: (await import("./cart-content-client")).CartContent }));

interface CartPageProps {
  /** By default a link back to the store. */
  readonly actions?: ReactNode;
  readonly hidesSubtotal?: boolean;
}

/** The cart on a page; its content is loaded on demand. */
export function CartPage({ actions, hidesSubtotal }: CartPageProps) {
  const messages = useMessages("cart.content");
  const skeleton = <Skeleton label={messages.loading} />;
  const continueLink = (
    <LinkButton kind="secondary" href={fixedPaths.store}>
      {messages.continue}
    </LinkButton>
  );
  return (
    <Suspense fallback={skeleton}>
      <CartContent actions={actions ?? continueLink} hidesSubtotal={hidesSubtotal} />
    </Suspense>
  );
}
