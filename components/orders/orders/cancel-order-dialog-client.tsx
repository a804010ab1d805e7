"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import type { Translate } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

export interface CancelOrderProps {
  readonly order: { readonly id: number; readonly number: string };
}

type Cancelled = Response<"orders.cancel">;

/** Asks for confirmation, then shows the outcome: the order may have been paid in the meantime. */
export function CancelOrderDialog(props: CancelOrderProps & DialogState) {
  const { order, isOpen, onOpenChange, triggerRef } = props;
  const router = useRouter();
  const t = useTranslator("orders.cancel");
  const { number } = order;
  const [outcome, setOutcome] = useState<Cancelled["state"]>();
  const focusTarget = useRef<HTMLElement>(null);
  const cancelling = useRouteCall(ordersRoutes.cancel);

  const close = (next: boolean) => {
    onOpenChange(next);
    if (next) return cancelling.reset();
    focusTarget.current = triggerRef.current;
    if (outcome === undefined) return;
    // The button disappears with the new state: the focus moves to the heading.
    focusTarget.current = focusablePageHeading() ?? triggerRef.current;
    router.refresh();
  };

  async function cancel() {
    const result = await cancelling.send({ params: { id: order.id } });
    if (result.ok) setOutcome(result.data.state);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void cancel();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t("title", { number })}
      {...(outcome === undefined && { description: t("text") })}
      closeLabel={t("close")}
      triggerRef={focusTarget}
    >
      <p role="status" className="empty:hidden">
        {outcome && outcomeMessage(outcome, number, t)}
      </p>
      {outcome === undefined ? (
        <form method="post" className="flex flex-wrap gap-3" onSubmit={submit}>
          <FormFailure message={cancelling.failure} />
          <Button type="submit" kind="danger" pending={cancelling.isSending && t("submitting")}>
            {t("submit")}
          </Button>
          <Button kind="quiet" onClick={() => close(false)}>
            {t("keep")}
          </Button>
        </form>
      ) : (
        <Button kind="secondary" autoFocus onClick={() => close(false)}>
          {t("back")}
        </Button>
      )}
    </Dialog>
  );
}

function outcomeMessage(
  state: Cancelled["state"],
  number: string,
  t: Translate<Messages["orders"]["cancel"]>,
): string {
  if (state === "cancelled") return t("done", { number });
  return t(state === "paid" || state === "held" ? "paid" : "other", { number });
}
