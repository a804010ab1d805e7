import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import type { AccountKind, ApprovalState, PlainKind } from "@/lib/config/community/approvals";
import { paths } from "@/lib/navigation/paths";
import { ApplyFormClient } from "./apply-form-client";
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
}

/** The approvals the user has, has applied for, or can apply for. */
export function MyApprovals({ approvals }: MyApprovalsProps) {
  if (approvals === undefined)
    return (
      <Card>
        <p role="alert">{translate("approvals")("mine.failed")}</p>
      </Card>
    );
  return approvals.map((approval) => <ApprovalCard key={approval.kind} {...approval} />);
}

/** Kinds that need more than a text have a page of their own. */
const ownForms = {
  responsibleBreeder: { path: paths.responsibleBreeders.form, label: "toOwnPage" },
  agent: { path: paths.agentApplication, label: "toAgentPage" },
} as const;

const isPlain = (kind: AccountKind): kind is PlainKind => !(kind in ownForms);

function ApprovalCard({ kind, state, canApply, note }: ApprovalStatus) {
  const t = translate("approvals");
  const messages = requestMessages("approvals").mine;
  const kindMessages = messages[kind];
  const status = state === "none" && !canApply ? kindMessages.locked : kindMessages[state];
  const noteText = note === null || state === "waiting" ? undefined : t("mine.note", { note });
  if (canApply && isPlain(kind))
    return (
      <ClientMessages areas={["approvals.mine"]}>
        <ApplyFormClient kind={kind} status={status} note={noteText} />
      </ClientMessages>
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
