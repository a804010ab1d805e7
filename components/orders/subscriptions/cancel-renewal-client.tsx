"use client";

import { useRouter } from "next/navigation";
import { Suspense, useRef, useState } from "react";
import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { CancelRenewalProps } from "./cancel-renewal-dialog-client";
import { lazyPart } from "@/components/ui/lazy-part";

const CancelRenewalDialog = lazyPart(
  async () => (await import("./cancel-renewal-dialog-client")).CancelRenewalDialog,
);

/** Button that cancels the renewal after a confirmation, and then refreshes the page. */
export function CancelRenewal({ canCancel, label, ...dialog }: CancelRenewalProps) {
  const router = useRouter();
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const [isCancelled, setIsCancelled] = useState(false);
  const messages = useMessages("subscriptions.confirm");
  const status = useRef<HTMLParagraphElement>(null);
  function onDone() {
    setIsCancelled(true);
    onOpenChange(false);
    router.refresh();
  }
  return (
    <div className="print:hidden">
      {canCancel && !isCancelled && (
        <Button ref={triggerRef} kind="secondary" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
          {label}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="font-medium text-clear empty:hidden">
        {isCancelled && messages.done}
      </p>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          {/* After cancelling, the button is gone: the focus returns to the status. */}
          <CancelRenewalDialog
            {...dialog}
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            onDone={onDone}
            triggerRef={isCancelled ? status : triggerRef}
          />
        </Suspense>
      )}
    </div>
  );
}
