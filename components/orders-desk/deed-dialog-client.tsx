"use client";

import type { RefObject } from "react";
import { FormFailure } from "@/components/account/form-failure";
import type { SendingWords } from "@/components/account/failure-words";
import { useProfileForm } from "@/components/account/profile/use-profile-form";
import { fill } from "@/components/approvals/approval-words";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cancelForm, markPaidForm, refundForm } from "@/lib/contract/orders-desk.forms";
import { ordersDeskRoutes } from "@/lib/contract/orders-desk.routes";
import { cancelAtDesk, markPaid, refundOrder } from "@/store/orders";
import type { Deed, DeskMatter } from "./desk-deeds-client";
import type { DeskWords } from "./desk-words";

interface DeedFormProps {
  readonly order: DeskMatter;
  readonly words: DeskWords;
  readonly sendingWords: SendingWords;
  readonly onDone: () => void;
}

interface DeedDialogProps extends DeedFormProps {
  readonly deed: Deed;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
}

export function DeedDialog({ deed, isOpen, onOpen, opener, ...form }: DeedDialogProps) {
  const { order, words } = form;
  const said = words[deed];
  const Form = forms[deed];
  return (
    <DialogBox
      isOpen={isOpen}
      onOpen={onOpen}
      title={fill(said.title, { number: order.number })}
      description={fill(said.text, { amount: order.refundable ?? "" })}
      closeLabel={said.close}
      opener={opener}
    >
      <Form {...form} />
    </DialogBox>
  );
}

function RefundForm({ order, words: { refund }, sendingWords, onDone }: DeedFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: refundForm,
    values: { amount: "", reason: "" },
    save: (body) => async (dispatch) => {
      const told = await dispatch(refundOrder(order.id, body));
      if (!told.ok) return told.error;
      onDone();
      return undefined;
    },
    failed: ordersDeskRoutes.refund.failure,
    words: sendingWords,
    isOnce: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <TextField
        {...field("amount")}
        label={refund.amount}
        hint={refund.amountHint}
        inputMode="decimal"
        autoComplete="off"
        // What the dialog is about; the close button, the first in order, is only a way out.
        autoFocus
      />
      <TextArea {...field("reason")} label={refund.reason} required maxLength={limits.noteLength} />
      <FormFailure message={saving.failure} />
      <Button type="submit" kind="danger" pending={saving.isSending && refund.sending}>
        {refund.submit}
      </Button>
    </form>
  );
}

function PaidForm({ order, words: { paid }, sendingWords, onDone }: DeedFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: markPaidForm,
    values: { note: "" },
    save: (body) => async (dispatch) => {
      const told = await dispatch(markPaid(order.id, body));
      if (!told.ok) return told.error;
      onDone();
      return undefined;
    },
    failed: ordersDeskRoutes.markPaid.failure,
    words: sendingWords,
    isOnce: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <TextArea {...field("note")} label={paid.note} required maxLength={limits.noteLength} autoFocus />
      <FormFailure message={saving.failure} />
      <Button type="submit" pending={saving.isSending && paid.sending}>
        {paid.submit}
      </Button>
    </form>
  );
}

function CancelForm({ order, words: { cancel }, sendingWords, onDone }: DeedFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: cancelForm,
    values: { reason: "" },
    save: (body) => async (dispatch) => {
      const told = await dispatch(cancelAtDesk(order.id, body));
      if (!told.ok) return told.error;
      onDone();
      return undefined;
    },
    failed: ordersDeskRoutes.cancel.failure,
    words: sendingWords,
    isOnce: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <TextArea {...field("reason")} label={cancel.reason} required maxLength={limits.noteLength} autoFocus />
      <FormFailure message={saving.failure} />
      <Button type="submit" kind="danger" pending={saving.isSending && cancel.sending}>
        {cancel.submit}
      </Button>
    </form>
  );
}

const forms = { refund: RefundForm, paid: PaidForm, cancel: CancelForm } as const;
