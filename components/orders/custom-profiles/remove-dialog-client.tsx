"use client";

import { type RefObject, type SyntheticEvent } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";

interface RemoveDialogProps {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly labels: Readonly<Record<keyof Messages["customProfiles"]["removeDialog"], string>>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation before a profile is deleted. Open while it is rendered. */
export function RemoveDialog({ id, triggerRef, labels, onClose, onRemoved }: RemoveDialogProps) {
  const removing = useRouteCall(customProfilesRoutes.remove);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await removing.send({ params: { id } });
    if (outcome.ok) onRemoved();
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
      <form method="post" className="flex flex-wrap gap-3" onSubmit={(event) => void submit(event)}>
        <FormFailure message={removing.failure} />
        <Button type="submit" kind="danger" pending={removing.isSending && labels.submitting}>
          {labels.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {labels.keep}
        </Button>
      </form>
    </Dialog>
  );
}
