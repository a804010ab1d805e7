"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useRef, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import type { DeskWords } from "./desk-words";

const DeedDialog = lazy(() =>
  import("./deed-dialog-client").then(({ DeedDialog: dialog }) => ({ default: dialog })),
);

export type Deed = "refund" | "paid" | "cancel";

export interface DeskMatter {
  readonly id: number;
  readonly number: string;
  readonly canCancel: boolean;
  readonly canMarkPaid: boolean;
  /** As it is said; undefined where nothing can be given back. */
  readonly refundable: string | undefined;
}

interface DeskDeedsProps {
  readonly order: DeskMatter;
  readonly words: DeskWords;
  readonly sendingWords: SendingWords;
}

/** What an administrator can do with an order. Afterwards the page is made anew, with what came of it. */
export function DeskDeeds({ order, words, sendingWords }: DeskDeedsProps) {
  const router = useRouter();
  const opener = useRef<HTMLElement | null>(null);
  const [deed, setDeed] = useState<Deed>();
  const [isOpen, setIsOpen] = useState(false);

  const open = (next: Deed, button: HTMLElement) => {
    opener.current = button;
    setDeed(next);
    setIsOpen(true);
  };
  const onDone = () => {
    setIsOpen(false);
    router.refresh();
  };

  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {order.canMarkPaid && (
        <Button aria-haspopup="dialog" onClick={(event) => open("paid", event.currentTarget)}>
          {words.paid.open}
        </Button>
      )}
      {order.canCancel && (
        <Button kind="danger" aria-haspopup="dialog" onClick={(event) => open("cancel", event.currentTarget)}>
          {words.cancel.open}
        </Button>
      )}
      {order.refundable !== undefined && (
        <Button kind="danger" aria-haspopup="dialog" onClick={(event) => open("refund", event.currentTarget)}>
          {words.refund.open}
        </Button>
      )}
      {deed && (
        <Suspense fallback={null}>
          <DeedDialog {...{ deed, order, words, sendingWords, isOpen, opener, onDone }} onOpen={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
