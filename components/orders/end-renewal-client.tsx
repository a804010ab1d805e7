"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useRef, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import { useOpening } from "@/components/ui/use-opening";
import type { RenewalWords } from "./renewal-words";

const EndDialog = lazy(() =>
  import("./end-renewal-dialog-client").then(({ EndRenewalDialog: dialog }) => ({ default: dialog })),
);

export interface EndRenewalProps {
  readonly canEnd: boolean;
  /** The order's key, of a buyer; its number, at the desk. */
  readonly by: { readonly token: string } | { readonly orderId: number };
  readonly label: string;
  readonly words: RenewalWords["confirm"];
  readonly sendingWords: SendingWords;
}

/** Afterwards the page is made anew: it says until when it runs, and there is nothing more to press. */
export function EndRenewal({ canEnd, label, ...dialog }: EndRenewalProps) {
  const router = useRouter();
  const { opener, hasBeenOpen, isOpen, onOpen } = useOpening();
  const [isEnded, setIsEnded] = useState(false);
  const ended = useRef<HTMLParagraphElement>(null);
  function onDone() {
    setIsEnded(true);
    onOpen(false);
    router.refresh();
  }
  return (
    <div className="print:hidden">
      {canEnd && !isEnded && (
        <Button ref={opener} kind="secondary" aria-haspopup="dialog" onClick={() => onOpen(true)}>
          {label}
        </Button>
      )}
      <p ref={ended} role="status" tabIndex={-1} className="font-medium text-clear empty:hidden">
        {isEnded && dialog.words.done}
      </p>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          {/* The button that opened it is gone by then. */}
          <EndDialog {...dialog} {...{ isOpen, onOpen, onDone }} opener={isEnded ? ended : opener} />
        </Suspense>
      )}
    </div>
  );
}
