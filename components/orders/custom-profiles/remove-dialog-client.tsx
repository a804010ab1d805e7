"use client";

import { type RefObject, type SyntheticEvent } from "react";
import type { FormMessages } from "@/store/api/failure-message";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { callApi } from "@/store/api/call-api";
import type { ProfileCardMessages } from "./custom-profile-messages";

interface RemoveDialogProps {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly messages: Readonly<Record<keyof ProfileCardMessages["removeDialog"], string>>;
  readonly formMessages: FormMessages;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation before a profile is deleted. Open while it is rendered. */
export function RemoveDialog({
  id,
  triggerRef,
  messages,
  formMessages,
  onClose,
  onRemoved,
}: RemoveDialogProps) {
  const removing = useMutationCall({ failure: customProfilesRoutes.remove.failure, messages: formMessages });

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await removing.run(callApi(customProfilesRoutes.remove, { params: { id } }));
    if (outcome.ok) onRemoved();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
      triggerRef={triggerRef}
    >
      <form method="post" className="flex flex-wrap gap-3" onSubmit={(event) => void submit(event)}>
        <FormFailure message={removing.failure} />
        <Button type="submit" kind="danger" pending={removing.isSending && messages.submitting}>
          {messages.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {messages.keep}
        </Button>
      </form>
    </Dialog>
  );
}
