"use client";

import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { CancelOrderProps } from "./cancel-order-dialog-client";
import { lazyPart } from "@/components/ui/lazy-part";

const CancelOrderDialog = lazyPart(
  async () => (await import("./cancel-order-dialog-client")).CancelOrderDialog,
);

/** Button that cancels an unpaid order after a confirmation. */
export function CancelOrder(props: CancelOrderProps) {
  const { order } = props;
  const t = useTranslator("orders.cancel");
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button
        ref={triggerRef}
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={t("openNamed", { number: order.number })}
        onClick={() => onOpenChange(true)}
      >
        {t("open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <CancelOrderDialog {...props} isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef} />
        </Suspense>
      )}
    </>
  );
}
