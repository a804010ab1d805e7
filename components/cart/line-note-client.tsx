"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { Translate } from "@/lib/i18n/translator";
import { changeNote } from "@/store/api/change-cart";
import { messageOf } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import type { CartMessages } from "./cart-content-client";
import { useFocusAfterChange } from "./use-focus-after-change";

interface LineNoteProps {
  readonly itemId: number;
  readonly note: string | null;
  /** Name of the line, for labels. */
  readonly name: string;
  readonly t: Translate<CartMessages>;
}

/** The note of a cart line, with a button to write or change it. */
export function LineNote({ itemId, note, name, t }: LineNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const expectFocus = useFocusAfterChange(isOpen, () =>
    isOpen ? (form.current?.querySelector("textarea") ?? null) : button.current,
  );
  const toggle = (next: boolean) => {
    expectFocus(true);
    setOpen(next);
  };
  if (isOpen) return <NoteForm {...{ itemId, note, name, t, form }} onClose={() => toggle(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
      {note && <p className="min-w-0 wrap-anywhere">{t("note", { note })}</p>}
      <button
        ref={button}
        type="button"
        aria-label={note ? t("editNoteNamed", { name }) : t("addNoteNamed", { name })}
        onClick={() => toggle(true)}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {note ? t("editNote") : t("addNote")}
      </button>
    </div>
  );
}

interface NoteFormProps extends LineNoteProps {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly onClose: () => void;
}

function NoteForm({ itemId, note, name, t, form, onClose }: NoteFormProps) {
  const dispatch = useShopDispatch();
  const [error, setError] = useState<string>();
  const { isBusy, run } = useBusy();

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("note") ?? "");
    const result = await run(() => dispatch(changeNote(itemId, text)));
    if (result?.ok) onClose();
    else if (result)
      setError(result.error.kind === "fields" ? messageOf(result.error) : cartRoutes.updateItemNote.failure);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-2">
      <TextArea
        name="note"
        rows={2}
        label={t("noteLabel", { name })}
        defaultValue={note ?? ""}
        maxLength={limits.noteLength}
        {...(error !== undefined && { error })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="secondary" pending={isBusy && t("savingNote")}>
          {t("saveNote")}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t("cancelNote")}
        </Button>
      </div>
    </form>
  );
}
