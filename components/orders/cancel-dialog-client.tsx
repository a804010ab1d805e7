"use client";

import { useRouter } from "next/navigation";
import { type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { FormFailure } from "@/components/form/form-failure";
import { useSending } from "@/components/form/use-sending";
import { headingOfPage } from "@/components/layout/heading-of-page";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { ordersRoutes } from "@/lib/contract/orders/orders.routes";
import { type Cancelled, cancelOrder } from "@/store/orders";
import type { CancelOrderProps, CancelWords } from "./cancel-order-client";

interface CancelDialogProps extends CancelOrderProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
}

/** Asks, and says what has become of the order: it may have been paid this very moment. */
export function CancelDialog({ order, words, sendingWords, isOpen, onOpen, opener }: CancelDialogProps) {
  const router = useRouter();
  const { number } = order;
  const [told, setTold] = useState<Cancelled["state"]>();
  const afterwards = useRef<HTMLElement>(null);
  const sending = useSending({ failed: ordersRoutes.cancel.failure, words: sendingWords });

  const close = (next: boolean) => {
    onOpen(next);
    if (next) return sending.forget();
    afterwards.current = opener.current;
    if (told === undefined) return;
    // What opened it goes with the order's state.
    afterwards.current = headingOfPage() ?? opener.current;
    router.refresh();
  };

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void sending.run(async (dispatch) => {
      const answer = await dispatch(cancelOrder(order.id));
      if (!answer.ok) return answer.error;
      setTold(answer.answer.state);
      return undefined;
    }, []);
  }

  return (
    <DialogBox
      isOpen={isOpen}
      onOpen={close}
      title={fill(words.title, { number })}
      {...(told === undefined && { description: words.text })}
      closeLabel={words.close}
      opener={afterwards}
    >
      <p role="status" className="empty:hidden">
        {told && fill(sentenceOf(told, words), { number })}
      </p>
      {told === undefined ? (
        <form method="post" className="flex flex-wrap gap-3" onSubmit={submit}>
          <FormFailure message={sending.failure} />
          <Button type="submit" kind="danger" pending={sending.isSending && words.submitting}>
            {words.submit}
          </Button>
          <Button kind="quiet" onClick={() => close(false)}>
            {words.keep}
          </Button>
        </form>
      ) : (
        <Button kind="secondary" autoFocus onClick={() => close(false)}>
          {words.back}
        </Button>
      )}
    </DialogBox>
  );
}

function sentenceOf(state: Cancelled["state"], words: CancelWords): string {
  if (state === "cancelled") return words.done;
  return state === "paid" || state === "held" ? words.paid : words.other;
}
