"use client";

import { type RefObject, type SyntheticEvent } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { FormFailure } from "@/components/form/form-failure";
import { useSending } from "@/components/form/use-sending";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import { removeProfile } from "@/store/custom-profiles";
import type { MineWords } from "./custom-words";

interface RemoveDialogProps {
  readonly id: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly words: MineWords["removeDialog"];
  readonly sendingWords: SendingWords;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a profile is deleted. Open as long as it is there. */
export function RemoveDialog({ id, opener, words, sendingWords, onClose, onRemoved }: RemoveDialogProps) {
  const removing = useSending({ failed: customProfilesRoutes.remove.failure, words: sendingWords });

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { isDone } = await removing.run(removeProfile(id), []);
    if (isDone) onRemoved();
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
      <form method="post" className="flex flex-wrap gap-3" onSubmit={(event) => void submit(event)}>
        <FormFailure message={removing.failure} />
        <Button type="submit" kind="danger" pending={removing.isSending && words.submitting}>
          {words.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </form>
    </DialogBox>
  );
}
