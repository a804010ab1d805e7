"use client";

import { useRouter } from "next/navigation";
import { Suspense, useId, useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import { cn } from "@/components/ui/class-names";
import type { Approval, ApprovalAction } from "./decide-dialog-client";
import { ApplicationDetails } from "./application-details";
import type { Application } from "./application";
import { ApprovalStateBadge } from "./approval-state-badge";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";
import { lazyPart } from "@/components/ui/lazy-part";

const DecideDialog = lazyPart(async () => (await import("./decide-dialog-client")).DecideDialog);

interface ApplicationCardProps {
  readonly application: Application;
}

/** One application, with the buttons to decide it. */
export function ApplicationCard({ application: initial }: ApplicationCardProps) {
  const messages = useMessages("approvals");
  const [application, setApplication] = useState(initial);
  const { openDialog, dialog, conflict } = useDecisionDialog(setApplication);
  const t = useTranslator("approvals.card");
  const { kind, state, applicant, appliedOn } = application;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={cn(cardStyles, "grid gap-4")}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Applicant headingId={headingId} applicant={applicant} />
        {conflict === undefined && <ApprovalStateBadge state={state} label={messages.states[state]} />}
      </div>
      <p>
        <strong>{messages.kinds[kind]}</strong> · {t("applied", { date: appliedOn })}
      </p>
      <ApplicationDetails application={application} />
      <p role="status" className="font-medium empty:hidden">
        {conflict ?? describeDecision(application, t)}
      </p>
      {conflict === undefined && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {application.agent?.state === "submitted" && (
            <StartReview
              id={application.id}
              name={applicant.name}
              onStarted={({ agent }) => setApplication((before) => ({ ...before, agent }))}
            />
          )}
          {listButtons(application, messages.card).map(({ decision, kind: buttonKind, label }) => (
            <Button
              key={decision}
              kind={buttonKind}
              aria-haspopup="dialog"
              onClick={(event) => openDialog(decision, event.currentTarget)}
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
            id={application.id}
            name={applicant.name}
            isAgent={application.agent !== null}
          />
        </Suspense>
      )}
    </article>
  );
}

interface ApplicantProps extends Pick<ApplicationCardProps["application"], "applicant"> {
  readonly headingId: string;
}

function Applicant({ headingId, applicant }: ApplicantProps) {
  return (
    <div className="min-w-0">
      <h2 id={headingId} tabIndex={-1} className="wrap-anywhere">
        {applicant.name}
      </h2>
      <p className="wrap-anywhere text-quiet">{applicant.email}</p>
    </div>
  );
}

const endableStates: readonly string[] = ["approved", "active", "expired"];

/** Pending applications can be decided; public listings can be taken back. */
function listButtons({ state, listing, agent }: Application, messages: Messages["approvals"]["card"]) {
  if (state === "waiting")
    return [
      { decision: "approved", kind: "primary", label: messages.approve },
      { decision: "declined", kind: "danger", label: messages.decline },
    ] as const;
  if (agent && endableStates.includes(agent.state))
    return [{ decision: "revoked", kind: "danger", label: messages.endAgent }] as const;
  if (!listing?.isListed) return [];
  return [{ decision: "revoked", kind: "danger", label: messages.takeBack }] as const;
}

function describeDecision(
  { state, decidedBy, decidedOn }: Application,
  t: Translate<Messages["approvals"]["card"]>,
): string | undefined {
  if (state === "waiting") return undefined;
  const name = decidedBy ?? t("unnamedAdmin");
  return decidedOn === undefined ? t(`${state}Now`, { name }) : t(state, { name, date: decidedOn });
}

/** State of the decision dialog, and what came of it: a decision, or a message when another admin was faster. */
function useDecisionDialog(setApplication: (change: (before: Application) => Application) => void) {
  const router = useRouter();
  const triggerRef = useRef<HTMLElement | null>(null);
  const [decision, setDecision] = useState<ApprovalAction>();
  const [isOpen, setIsOpen] = useState(false);
  const [conflict, setConflict] = useState<string>();

  function openDialog(next: ApprovalAction, button: HTMLElement) {
    triggerRef.current = button;
    setDecision(next);
    setIsOpen(true);
  }

  /** The button that opened the dialog is removed, so the focus goes to the heading of the card. */
  function close() {
    triggerRef.current = triggerRef.current?.closest("article")?.querySelector("h2") ?? null;
    setIsOpen(false);
    // Updates the number of pending approvals in the navigation.
    router.refresh();
  }

  function onDecided({ state, note, decidedBy, listing, agent }: Approval) {
    setApplication((before) => ({
      ...before,
      state,
      note,
      decidedBy,
      listing,
      agent,
      // Taking back a listing does not change the decision or its date.
      decidedOn: state === before.state ? before.decidedOn : undefined,
    }));
    close();
  }

  function onConflict(message: string) {
    setConflict(message);
    close();
  }

  const dialog = decision && { decision, isOpen, onOpenChange: setIsOpen, triggerRef, onDecided, onConflict };
  return { openDialog, dialog, conflict };
}

interface StartReviewProps {
  readonly id: number;
  readonly name: string;
  readonly onStarted: (approval: Approval) => void;
}

/** Tells the applicant's page that somebody is reading the application. */
function StartReview({ id, name, onStarted }: StartReviewProps) {
  const messages = useMessages("approvals.card");

  const { send, isSending, failure } = useRouteCall(approvalsRoutes.startReview);
  async function start() {
    const outcome = await send({ params: { id } });
    if (outcome.ok) onStarted(outcome.data);
  }
  return (
    <>
      <Button kind="secondary" pending={isSending && messages.startingReview} onClick={() => void start()}>
        {messages.startReview} <span className="sr-only">{name}</span>
      </Button>
      <FormFailure message={failure} />
    </>
  );
}
