"use client";

import type { RefObject } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import { type ProfileForm, useProfileForm } from "@/components/account/use-profile-form";
import { fill } from "@/components/approvals/approval-words";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cancelForm, markPaidForm, refundForm } from "@/lib/contract/admin-orders/admin-orders.forms";
import { ordersDeskRoutes } from "@/lib/contract/admin-orders/admin-orders.routes";
import type { ShopDispatch, ShopThunk } from "@/store/shop-state";
import { cancelAtDesk, markPaid, refundOrder, type Told } from "@/store/orders";
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

interface DeedForm<Values extends Record<string, string>, Body> extends Pick<
  ProfileForm<Values, Body>,
  "schema" | "values" | "failed"
> {
  readonly deed: (id: number, body: Body) => ShopThunk<Promise<Told<unknown>>>;
}

/** What the desk does to an order is done once, and the dialog goes with it. */
function useDeedForm<Values extends Record<string, string>, Body>(
  { deed, ...form }: DeedForm<Values, Body>,
  { order, sendingWords, onDone }: DeedFormProps,
) {
  const save = (body: Body) => async (dispatch: ShopDispatch) => {
    const told = await dispatch(deed(order.id, body));
    if (!told.ok) return told.error;
    onDone();
    return undefined;
  };
  return useProfileForm({ ...form, save, words: sendingWords, isOnce: true });
}

function RefundForm(given: DeedFormProps) {
  const { refund } = given.words;
  const { field, saving, submit } = useDeedForm(
    {
      schema: refundForm,
      values: { amount: "", reason: "" },
      deed: refundOrder,
      failed: ordersDeskRoutes.refund.failure,
    },
    given,
  );
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

function PaidForm(given: DeedFormProps) {
  const { paid } = given.words;
  const { field, saving, submit } = useDeedForm(
    { schema: markPaidForm, values: { note: "" }, deed: markPaid, failed: ordersDeskRoutes.markPaid.failure },
    given,
  );
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

function CancelForm(given: DeedFormProps) {
  const { cancel } = given.words;
  const { field, saving, submit } = useDeedForm(
    {
      schema: cancelForm,
      values: { reason: "" },
      deed: cancelAtDesk,
      failed: ordersDeskRoutes.cancel.failure,
    },
    given,
  );
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
