"use client";

import { useRouter } from "next/navigation";
import { Suspense, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import type { AdminAction, AdminActionOrder } from "./admin-actions-types";
import { lazyPart } from "@/components/ui/lazy-part";

const AdminActionDialog = lazyPart(
  async () => (await import("./admin-action-dialog-client")).AdminActionDialog,
);

/** Buttons for the actions available on an order. After an action the page is refreshed. */
export function AdminActions({ order }: { readonly order: AdminActionOrder }) {
  const t = useTranslator("adminOrders");
  const router = useRouter();
  const triggerRef = useRef<HTMLElement | null>(null);
  const [action, setAction] = useState<AdminAction>();
  const [isOpen, setIsOpen] = useState(false);

  const open = (next: AdminAction, button: HTMLElement) => {
    triggerRef.current = button;
    setAction(next);
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
          {t("paid.open")}
        </Button>
      )}
      {order.canCancel && (
        <Button kind="danger" aria-haspopup="dialog" onClick={(event) => open("cancel", event.currentTarget)}>
          {t("cancel.open")}
        </Button>
      )}
      {order.refundable !== undefined && (
        <Button kind="danger" aria-haspopup="dialog" onClick={(event) => open("refund", event.currentTarget)}>
          {t("refund.open")}
        </Button>
      )}
      {action && (
        <Suspense fallback={null}>
          <AdminActionDialog
            action={action}
            order={order}
            isOpen={isOpen}
            triggerRef={triggerRef}
            onDone={onDone}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </div>
  );
}
