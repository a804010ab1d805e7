"use client";

import { type RefObject, type SyntheticEvent, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { FormFailure } from "@/components/form/form-failure";
import { useSending, type Work } from "@/components/form/use-sending";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import type { BuilderWords } from "./custom-words";

interface SaveDialogProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly words: BuilderWords["saveDialog"];
  readonly sendingWords: SendingWords;
  readonly onClose: () => void;
  readonly save: (name: string | null) => Work;
}

/** Asks for a name, and saves. Open as long as it is there. */
export function SaveDialog({ opener, name, words, sendingWords, onClose, save }: SaveDialogProps) {
  const saving = useSending({ failed: customProfilesRoutes.replace.failure, words: sendingWords });
  const [error, setError] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    const { isDone, fields } = await saving.run(save(typed || null), ["name"]);
    setError(fields["name"]);
    // It closes with what asked for it being gone from the address.
    if (isDone) opener.current?.focus();
  }

  return (
    <DialogBox
      isOpen
      onOpen={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
      opener={opener}
    >
      <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={name}
          maxLength={limits.customProfileNameLength}
          autoComplete="off"
          // What the dialog is about; the close button, the first in order, is only a way out.
          autoFocus
          {...(error !== undefined && { error })}
        />
        <FormFailure message={saving.failure} />
        <Button type="submit" pending={saving.isSending && words.submitting}>
          {words.submit}
        </Button>
      </form>
    </DialogBox>
  );
}
