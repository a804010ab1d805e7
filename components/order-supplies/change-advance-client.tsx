"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { Button } from "@/components/ui/button";
import type { Client } from "./person-fields";
import type { SuppliesWords } from "./supplies-words";

const ChangeDialog = lazy(() =>
  import("./change-dialog-client").then(({ ChangeDialog: dialog }) => ({ default: dialog })),
);

export interface ChangeAdvanceProps {
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly user: Client;
    readonly agent: { readonly name: string; readonly clinic: string | null };
  };
  readonly words: SuppliesWords;
}

/** Whom an order in advance is for can be put right; that it was is said where it was asked for. */
export function ChangeAdvance({ order, words }: ChangeAdvanceProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { list } = words;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button
        ref={opener}
        kind="quiet"
        className="-ml-5"
        aria-haspopup="dialog"
        aria-label={fill(list.changeNamed, { number: order.number })}
        onClick={() => {
          setIsChanged(false);
          setIsOpen(true);
        }}
      >
        {list.change}
      </Button>
      <span role="status" className="font-medium text-clear empty:hidden">
        {isChanged ? list.changed : ""}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeDialog
            {...{ order, words, opener }}
            onClose={() => setIsOpen(false)}
            onChanged={() => setIsChanged(true)}
          />
        </Suspense>
      )}
    </div>
  );
}
