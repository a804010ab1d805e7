import type { FormMessages } from "@/store/api/failure-message";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { AccountKind, ApprovalState, PlainKind } from "@/lib/config/approvals";
import { paths } from "@/lib/navigation/paths";
import { ApplyFormClient } from "./apply-form-client";
import type { Language } from "@/lib/config/languages";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { ApprovalStateBadge } from "./approval-state-badge";

interface ApprovalStatus {
  readonly kind: AccountKind;
  readonly state: ApprovalState | "none";
  readonly canApply: boolean;
  readonly note: string | null;
}

interface MyApprovalsProps {
  /** Undefined when they could not be loaded. */
  readonly approvals: readonly ApprovalStatus[] | undefined;
  readonly language: Language;
  readonly formMessages: FormMessages;
}

/** The approvals the user has, has applied for, or can apply for. */
export function MyApprovals({ approvals, language, formMessages }: MyApprovalsProps) {
  if (approvals === undefined)
    return (
      <Card>
        <p role="alert">{getTranslator(language, "approvals")("mine.failed")}</p>
      </Card>
    );
  return approvals.map((approval) => (
    <ApprovalCard key={approval.kind} {...approval} language={language} formMessages={formMessages} />
  ));
}

/** Kinds that need more than a text have a page of their own. */
const ownForms = {
  responsibleBreeder: { path: paths.responsibleBreeders.form, label: "toOwnPage" },
  agent: { path: paths.agentApplication, label: "toAgentPage" },
} as const;

const isPlain = (kind: AccountKind): kind is PlainKind => !(kind in ownForms);

type ApprovalCardProps = ApprovalStatus & Pick<MyApprovalsProps, "language" | "formMessages">;

function ApprovalCard({ kind, state, canApply, note, language, formMessages }: ApprovalCardProps) {
  const t = getTranslator(language, "approvals");
  const messages = getMessages(language, "approvals").mine;
  const kindMessages = messages[kind];
  const status = state === "none" && !canApply ? kindMessages.locked : kindMessages[state];
  const noteText = note === null || state === "waiting" ? undefined : t("mine.note", { note });
  if (canApply && isPlain(kind))
    return (
      <ApplyFormClient
        kind={kind}
        status={status}
        note={noteText}
        messages={messages}
        formMessages={formMessages}
      />
    );
  const ownForm = isPlain(kind) ? undefined : ownForms[kind];
  const headingId = `approval-${kind}`;
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid max-w-text justify-items-start gap-3">
        <h2 id={headingId}>{kindMessages.title}</h2>
        {state !== "none" && <ApprovalStateBadge state={state} label={t(`states.${state}`)} />}
        <p>{status}</p>
        {noteText && <p className="whitespace-pre-line">{noteText}</p>}
        {ownForm && (
          <LinkButton href={ownForm.path} kind="secondary">
            {messages[ownForm.label]}
          </LinkButton>
        )}
      </section>
    </Card>
  );
}
