"use client";

import { type DragEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#use-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";

interface FileCheckProps {
  /** Hash of the PDF as it was issued, in hex. */
  readonly sha256: string;
}

type State = "idle" | "checking" | "same" | "different" | "failed";

/** Compares a PDF with the one that was issued. The file stays in the browser. */
export function FileCheck({ sha256 }: FileCheckProps) {
  const messages = useMessages("passport.file");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>("idle");

  const check = useCallback(
    async (file: File | undefined) => {
      if (file === undefined) return;
      setState("checking");
      try {
        setState((await fingerprintOf(file)) === sha256 ? "same" : "different");
      } catch {
        setState("failed");
      }
    },
    [sha256],
  );

  // A file may have been chosen before hydration.
  useEffect(() => void check(input.current?.files?.[0]), [check]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  };

  return (
    <section aria-labelledby={`${id}-title`} className={cn(cardStyles, "grid gap-4")}>
      <h2 id={`${id}-title`}>{messages.title}</h2>
      <p id={`${id}-text`}>{messages.text}</p>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid justify-items-center gap-2 rounded-box border-2 border-dashed border-edge p-6 text-center"
      >
        <label htmlFor={id} className="font-semibold">
          {messages.choose}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-text`}
          className="min-h-11 w-full max-w-form text-small"
          onChange={(event) => void check(event.target.files?.[0])}
        />
        <p aria-hidden="true" className="text-small text-quiet">
          {messages.drop}
        </p>
      </div>
      <p role="status" className={cn("rounded-box font-semibold empty:hidden", stateStyles(state))}>
        {state === "idle" ? null : messages[state]}
      </p>
    </section>
  );
}

function stateStyles(state: State): string {
  if (state === "same") return cn("p-4", meaningStyles.clear);
  return state === "different" ? cn("p-4", meaningStyles.affected) : "";
}

/** SHA-256 of a file in hex. */
async function fingerprintOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
