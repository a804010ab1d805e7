"use client";

import { Suspense, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import type { ChangeClientProps } from "./change-client-dialog-client";
import { lazyPart } from "@/components/ui/lazy-part";

const ChangeClientDialog = lazyPart(
  async () => (await import("./change-client-dialog-client")).ChangeClientDialog,
);

/** Button that changes the client of an advance order in a dialog, and confirms the change. */
export function ChangeClientButton({ order }: ChangeClientProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const t = useTranslator("orderSupplies.list");
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button
        ref={triggerRef}
        kind="quiet"
        className="-ml-5"
        aria-haspopup="dialog"
        aria-label={t("changeNamed", { number: order.number })}
        onClick={() => {
          setIsChanged(false);
          setIsOpen(true);
        }}
      >
        {t("change")}
      </Button>
      <span role="status" className="font-medium text-clear empty:hidden">
        {isChanged ? t("changed") : ""}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeClientDialog
            order={order}
            triggerRef={triggerRef}
            onClose={() => setIsOpen(false)}
            onChanged={() => setIsChanged(true)}
          />
        </Suspense>
      )}
    </div>
  );
}
