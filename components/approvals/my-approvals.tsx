import type { SendingWords } from "@/components/form/failure-words";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import { paths } from "@/lib/navigation/paths";
import { ApplyFormClient } from "./apply-form-client";
import { type ApprovalWords, fill } from "./approval-words";
import { StateBadge } from "./state-badge";

interface Standing {
  readonly kind: ApprovalKind;
  readonly state: ApprovalState | "none";
  readonly canApply: boolean;
  readonly note: string | null;
}

interface MyApprovalsProps {
  /** Undefined where they could not be read. */
  readonly standings: readonly Standing[] | undefined;
  readonly words: ApprovalWords;
  readonly sendingWords: SendingWords;
}

/** What somebody applied for or may apply for, and how each stands. */
export function MyApprovals({ standings, words, sendingWords }: MyApprovalsProps) {
  if (standings === undefined)
    return (
      <Card>
        <p role="alert">{words.mine.failed}</p>
      </Card>
    );
  return standings.map((standing) => (
    <StandingCard key={standing.kind} {...standing} words={words} sendingWords={sendingWords} />
  ));
}

type StandingCardProps = Standing & Pick<MyApprovalsProps, "words" | "sendingWords">;

function StandingCard({ kind, state, canApply, note, words, sendingWords }: StandingCardProps) {
  const own = words.mine[kind];
  const standing = state === "none" && !canApply ? own.locked : own[state];
  const said = note === null || state === "waiting" ? undefined : fill(words.mine.note, { note });
  // Asks for more than words, so it has a page of its own.
  const ownPage = kind === "responsibleBreeder" ? paths.responsibleBreeders.form : undefined;
  if (canApply && kind !== "responsibleBreeder")
    return (
      <ApplyFormClient
        kind={kind}
        standing={standing}
        note={said}
        words={words.mine}
        sendingWords={sendingWords}
      />
    );
  const headingId = `approval-${kind}`;
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid max-w-text justify-items-start gap-3">
        <h2 id={headingId}>{own.title}</h2>
        {state !== "none" && <StateBadge state={state} label={words.states[state]} />}
        <p>{standing}</p>
        {said && <p className="whitespace-pre-line">{said}</p>}
        {ownPage && (
          <LinkButton href={ownPage} kind="secondary">
            {words.mine.toOwnPage}
          </LinkButton>
        )}
      </section>
    </Card>
  );
}
