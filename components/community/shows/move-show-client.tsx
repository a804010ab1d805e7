"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { ShowMove } from "@/lib/config/community/shows";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import { toCounts } from "./to-counts";

interface MoveShowProps {
  readonly id: number;
  readonly name: string;
  /** Requested swab kits. */
  readonly kits: number;
  readonly move: ShowMove;
}

/** Button of one step, with its dialog. */
export function MoveShow(props: MoveShowProps) {
  const messages = useMessages("shows.admin");
  const { name, move } = props;
  const router = useRouter();
  return (
    <DialogButton
      kind={move === "withdrawn" ? "danger" : "secondary"}
      label={messages.moves[move]}
      subject={name}
      title={`${messages.moves[move]}: ${name}`}
      description={messages.dialog.text}
      closeLabel={messages.dialog.close}
    >
      {(close) => (
        <MoveForm
          {...props}
          onDone={() => {
            close();
            router.refresh();
          }}
        />
      )}
    </DialogButton>
  );
}

function MoveForm({ id, kits, move, onDone }: MoveShowProps & { readonly onDone: () => void }) {
  const messages = useMessages("shows.admin");

  const isSending = move === "kits-sent";
  const form = useCallForm({
    route: showsRoutes.move,
    schema: async () => (await import("@/lib/contract/community/shows/shows.forms")).showForms.move,
    defaults: { kits: isSending ? String(kits) : "", trackingNumber: "", note: "" },
    toBody: (values: FieldValues) => toCounts(emptyToNull(values), ["kits"]),
    toInput: (body) => ({ params: { id }, body: { state: move, ...body } }),
    onSuccess: onDone,
  });
  const labels = messages.dialog;
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      {isSending && (
        <>
          <TextField {...form.field("kits")} required inputMode="numeric" label={labels.kits} autoFocus />
          <TextField
            {...form.field("trackingNumber")}
            maxLength={limits.trackingNumberLength}
            label={labels.trackingNumber}
            hint={labels.optional}
          />
        </>
      )}
      <TextArea
        {...form.field("note")}
        maxLength={limits.noteLength}
        label={labels.note}
        hint={labels.optional}
        autoFocus={!isSending}
      />
      <FormFailure message={form.failure} />
      <Button
        type="submit"
        kind={move === "withdrawn" ? "danger" : "primary"}
        pending={form.isSending && labels.sending}
      >
        {messages.moves[move]}
      </Button>
    </form>
  );
}
