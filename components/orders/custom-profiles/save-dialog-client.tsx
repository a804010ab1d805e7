"use client";

import { type RefObject, type SyntheticEvent, useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { type CallThunk, useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";

interface SaveDialogProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly labels: Readonly<Record<keyof Messages["customProfiles"]["saveDialog"], string>>;
  readonly onClose: () => void;
  readonly save: (name: string | null) => CallThunk;
}

/** Asks for a name and saves the profile. Open while it is rendered. */
export function SaveDialog({ triggerRef, name, labels, onClose, save }: SaveDialogProps) {
  const saving = useMutationCall(customProfilesRoutes.replace);
  const [error, setError] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    const outcome = await saving.run(save(typed || null), ["name"]);
    setError(outcome.ok ? undefined : outcome.fields["name"]);
    // The dialog closes because the address changes: restore the focus.
    if (outcome.ok) triggerRef.current?.focus();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      description={labels.text}
      closeLabel={labels.close}
      triggerRef={triggerRef}
    >
      <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          name="name"
          label={labels.name}
          hint={labels.nameHint}
          defaultValue={name}
          maxLength={limits.customProfileNameLength}
          autoComplete="off"
          // Without it the close button, first in order, would get the focus.
          autoFocus
          error={error}
        />
        <FormFailure message={saving.failure} />
        <Button type="submit" pending={saving.isSending && labels.submitting}>
          {labels.submit}
        </Button>
      </form>
    </Dialog>
  );
}
