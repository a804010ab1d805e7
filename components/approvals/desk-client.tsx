"use client";

import { useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { ApplicationCard } from "./application-card-client";
import type { ApprovalWords } from "./approval-words";
import type { DeskEntry } from "./desk-entry";

interface DeskProps {
  readonly entries: readonly DeskEntry[];
  readonly words: ApprovalWords;
  readonly sendingWords: SendingWords;
}

/** What was decided stays in its place, also where the page around it is made anew. */
export function Desk({ entries, words, sendingWords }: DeskProps) {
  const [kept] = useState(entries);
  return (
    <ul className="grid grid-cols-1 gap-4">
      {kept.map((entry) => (
        <li key={entry.id}>
          <ApplicationCard entry={entry} words={words} sendingWords={sendingWords} />
        </li>
      ))}
    </ul>
  );
}
