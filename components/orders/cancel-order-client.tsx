"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import type cancelOrder from "@/messages/en/cancel-order.json";

const CancelDialog = lazy(() =>
  import("./cancel-dialog-client").then(({ CancelDialog: dialog }) => ({ default: dialog })),
);

export type CancelWords = typeof cancelOrder;

export interface CancelOrderProps {
  readonly order: { readonly id: number; readonly number: string };
  readonly words: CancelWords;
  readonly sendingWords: SendingWords;
}

/** Of an order that waits for money. It is asked once more, in a dialog of its own. */
export function CancelOrder(props: CancelOrderProps) {
  const { order, words } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={fill(words.openNamed, { number: order.number })}
        onClick={() => {
          setWasOpen(true);
          setIsOpen(true);
        }}
      >
        {words.open}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <CancelDialog {...props} isOpen={isOpen} onOpen={setIsOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
