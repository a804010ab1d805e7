"use client";

import { useRouter } from "next/navigation";
import { type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { advanceOrdersRoutes } from "@/lib/contract/order-supplies/order-supplies.routes";
import { useShopDispatch } from "@/store/hooks";
import { changeAdvance } from "@/store/orders";
import type { ChangeAdvanceProps } from "./change-advance-client";
import { PersonFields } from "./person-fields";
import { checkWhose, type Errors, failureWords, errorsOf, whoseOf } from "./supplies-body";

interface ChangeDialogProps extends ChangeAdvanceProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Open as long as it is there. What was typed stays when it is refused. */
export function ChangeDialog({ order, words, opener, onClose, onChanged }: ChangeDialogProps) {
  const router = useRouter();
  const { list } = words;
  const { number, user, agent } = order;
  const { errors, failure, isSending, submit } = useChanging(order.id, () => {
    onChanged();
    onClose();
    router.refresh();
  });
  return (
    <DialogBox
      isOpen
      onOpen={(isOpen) => !isOpen && onClose()}
      title={fill(list.dialog, { number })}
      description={list.dialogText}
      closeLabel={list.close}
      opener={opener}
    >
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <PersonFields
          client={user}
          agent={{ name: agent.name, clinic: agent.clinic ?? "" }}
          errors={errors}
          words={words}
        />
        <FormFailure message={failure} />
        <Button type="submit" pending={isSending && list.saving}>
          {list.save}
        </Button>
      </form>
    </DialogBox>
  );
}

function useChanging(id: number, onDone: () => void) {
  const dispatch = useShopDispatch();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  // A second press may come before the next painting.
  const isBusy = useRef(false);

  async function change(form: HTMLFormElement): Promise<boolean> {
    const body = whoseOf(new FormData(form));
    const wrong = await checkWhose(body);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const told = await dispatch(changeAdvance(id, body));
    if (told.ok) return true;
    setErrors(errorsOf(told.error));
    setFailure(failureWords(told.error, advanceOrdersRoutes.updateAdvanceOrder.failure));
    return false;
  }

  async function once(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const isDone = await change(form);
    isBusy.current = false;
    setIsSending(false);
    if (isDone) onDone();
  }

  return {
    ...{ errors, failure, isSending },
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void once(event.currentTarget);
    },
  };
}
