"use client";

import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

interface NewLinkProps {
  readonly url: string;
}

export function NewLink({ url }: NewLinkProps) {
  const messages = useMessages("animalSharing.newLink");
  const dispatch = useShopDispatch();
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(toastAdded({ kind: "success", text: messages.copied }));
    } catch {
      // Not permitted: the link can be selected and copied by hand.
    }
  }
  return (
    <section role="status" className="mt-6 grid max-w-form gap-3 rounded-box bg-brand-soft p-4">
      <h3 className="text-title-3">{messages.title}</h3>
      <p>{messages.text}</p>
      <TextField
        label={messages.label}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button kind="secondary" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
    </section>
  );
}
