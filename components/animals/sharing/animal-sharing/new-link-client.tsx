"use client";

import { useEffect, useRef } from "react";
import { useMessages } from "#use-messages";
import { CopyButton } from "@/components/form/copy-button-client";
import { TextField } from "@/components/ui/text-field";

export function NewLink({ url }: { readonly url: string }) {
  const messages = useMessages("animalSharing.newLink");
  const section = useRef<HTMLElement>(null);
  // Shown once: it must not be behind the edge of the screen.
  useEffect(() => section.current?.scrollIntoView?.({ block: "nearest" }), [url]);
  return (
    <section ref={section} role="status" className="mt-6 grid max-w-form gap-3 rounded-box bg-brand-soft p-4">
      <h3 className="text-title-3">{messages.title}</h3>
      <p>{messages.text}</p>
      <TextField
        label={messages.label}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <CopyButton text={url} label={messages.copy} copied={messages.copied} />
      </div>
    </section>
  );
}
