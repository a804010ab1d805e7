"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Approval } from "@/store/approvals";
import { ApplicationFacts } from "./application-facts";
import { type ApprovalWords, fill } from "./approval-words";
import type { DeskEntry } from "./desk-entry";
import type { Deed } from "./deed";
import { StateBadge } from "./state-badge";

const DecideDialog = lazy(() =>
  import("./decide-dialog-client").then(({ DecideDialog: dialog }) => ({ default: dialog })),
);

interface ApplicationCardProps {
  readonly entry: DeskEntry;
  readonly words: ApprovalWords;
  readonly sendingWords: SendingWords;
}

/** One application, and the two ways to decide it. */
export function ApplicationCard({ entry: first, words, sendingWords }: ApplicationCardProps) {
  const [entry, setEntry] = useState(first);
  const { decide, dialog, overtaken } = useDeciding(setEntry);
  const { kind, state, applicant, appliedOn } = entry;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={cn(cardLook, "grid gap-4")}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} tabIndex={-1} className="wrap-anywhere">
            {applicant.name}
          </h2>
          <p className="wrap-anywhere text-quiet">{applicant.email}</p>
        </div>
        {overtaken === undefined && <StateBadge state={state} label={words.states[state]} />}
      </div>
      <p>
        <strong>{words.kinds[kind]}</strong> · {fill(words.card.applied, { date: appliedOn })}
      </p>
      <ApplicationFacts entry={entry} words={words.card} />
      <p role="status" className="font-medium empty:hidden">
        {overtaken ?? decidedWords(entry, words.card)}
      </p>
      {overtaken === undefined && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {buttonsOf(entry, words.card).map(({ decision, look, label }) => (
            <Button
              key={decision}
              kind={look}
              aria-haspopup="dialog"
              onClick={(event) => decide(decision, event.currentTarget)}
            >
              {label} <span className="sr-only">{applicant.name}</span>
            </Button>
          ))}
        </div>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <DecideDialog
            {...dialog}
            id={entry.id}
            name={applicant.name}
            words={words.dialog}
            sendingWords={sendingWords}
          />
        </Suspense>
      )}
    </article>
  );
}

/** What waits is decided; what has been given can be taken back where it is public. */
function buttonsOf({ state, listing }: DeskEntry, words: ApprovalWords["card"]) {
  if (state === "waiting")
    return [
      { decision: "approved", look: "primary", label: words.approve },
      { decision: "declined", look: "danger", label: words.decline },
    ] as const;
  if (!listing?.isListed) return [];
  return [{ decision: "takenBack", look: "danger", label: words.takeBack }] as const;
}

function decidedWords(
  { state, decidedBy, decidedOn }: DeskEntry,
  words: ApprovalWords["card"],
): string | undefined {
  if (state === "waiting") return undefined;
  const name = decidedBy ?? words.somebody;
  return decidedOn === undefined
    ? fill(words[`${state}Now`], { name })
    : fill(words[state], { name, date: decidedOn });
}

/** The dialog of an application, where it is or was open, and what came of it. */
function useDeciding(setEntry: (change: (before: DeskEntry) => DeskEntry) => void) {
  const router = useRouter();
  const opener = useRef<HTMLElement | null>(null);
  const [decision, setDecision] = useState<Deed>();
  const [isOpen, setIsOpen] = useState(false);
  const [overtaken, setOvertaken] = useState<string>();

  function decide(next: Deed, button: HTMLElement) {
    opener.current = button;
    setDecision(next);
    setIsOpen(true);
  }

  /** What opened the dialog is gone then: the keyboard goes to the card's name. */
  function close() {
    opener.current = opener.current?.closest("article")?.querySelector("h2") ?? null;
    setIsOpen(false);
    // How many wait stands in the navigation.
    router.refresh();
  }

  function onDecided({ state, note, decidedBy, listing }: Approval) {
    setEntry((before) => ({
      ...before,
      ...{ state, note, decidedBy, listing },
      // Taking back leaves the decision, and its day, as they were.
      decidedOn: state === before.state ? before.decidedOn : undefined,
    }));
    close();
  }

  function onOvertaken(message: string) {
    setOvertaken(message);
    close();
  }

  const dialog = decision && { decision, isOpen, onOpen: setIsOpen, opener, onDecided, onOvertaken };
  return { decide, dialog, overtaken };
}
