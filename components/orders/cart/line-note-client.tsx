"use client";

import { errorText } from "@/store/api/error-texts";
import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import type { Translate } from "@/lib/i18n/translator";
import { changeItemTexts } from "@/store/api/orders/change-cart";
import { messageOf } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";

interface LineNoteProps {
  readonly itemId: number;
  /** The note, or a vet's own reference of the patient. */
  readonly kind: "note" | "patientReference";
  readonly text: string | null;
  /** Name of the line, for labels. */
  readonly name: string;
}

/** A text of a cart line, with a button to write or change it. */
export function LineNote({ itemId, kind, text, name }: LineNoteProps) {
  const t = useTranslator("cart.content");
  const labels = labelsOf(kind, name, t);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const expectFocus = useFocusAfterChange(isOpen, () =>
    isOpen ? (form.current?.querySelector<HTMLElement>("textarea, input") ?? null) : button.current,
  );
  const toggle = (next: boolean) => {
    expectFocus(true);
    setOpen(next);
  };
  if (isOpen)
    return (
      <NoteForm
        itemId={itemId}
        kind={kind}
        text={text}
        name={name}
        form={form}
        onClose={() => toggle(false)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
      {text && <p className="min-w-0 wrap-anywhere">{labels.shown(text)}</p>}
      <button
        ref={button}
        type="button"
        aria-label={text ? labels.editNamed : labels.addNamed}
        onClick={() => toggle(true)}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {text ? labels.edit : labels.add}
      </button>
    </div>
  );
}

interface NoteFormProps extends LineNoteProps {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly onClose: () => void;
}

function NoteForm({ itemId, kind, text, name, form, onClose }: NoteFormProps) {
  const t = useTranslator("cart.content");
  const labels = labelsOf(kind, name, t);
  const dispatch = useShopDispatch();
  const [error, setError] = useState<string>();
  const { isBusy, run } = useBusy();

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(kind) ?? "");
    const result = await run(() => dispatch(changeItemTexts(itemId, { [kind]: typed })));
    if (result?.ok) onClose();
    else if (result)
      setError(
        result.error.kind === "fields"
          ? messageOf(result.error)
          : errorText(cartRoutes.updateItemNote.failure),
      );
  }

  const field = {
    name: kind,
    label: labels.field,
    defaultValue: text ?? "",
    ...(error !== undefined && { error }),
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-2">
      {kind === "note" ? (
        <TextArea {...field} rows={2} maxLength={limits.noteLength} />
      ) : (
        <TextField {...field} hint={t("patientHint")} maxLength={limits.shortTextLength} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="secondary" pending={isBusy && t("savingNote")}>
          {labels.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t("cancelNote")}
        </Button>
      </div>
    </form>
  );
}

function labelsOf(kind: LineNoteProps["kind"], name: string, t: Translate<Messages["cart"]["content"]>) {
  if (kind === "note")
    return {
      shown: (note: string) => t("note", { note }),
      add: t("addNote"),
      addNamed: t("addNoteNamed", { name }),
      edit: t("editNote"),
      editNamed: t("editNoteNamed", { name }),
      field: t("noteLabel", { name }),
      save: t("saveNote"),
    };
  return {
    shown: (reference: string) => t("patient", { reference }),
    add: t("addPatient"),
    addNamed: t("addPatientNamed", { name }),
    edit: t("editPatient"),
    editNamed: t("editPatientNamed", { name }),
    field: t("patientLabel", { name }),
    save: t("savePatient"),
  };
}
