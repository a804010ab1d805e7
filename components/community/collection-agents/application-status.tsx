import { requestMessages, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import type { AgentState } from "@/lib/config/community/collection-agents";
import type { OwnAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import { formatInstantDay } from "@/lib/domain/format-instant";
import type { Translator } from "@/lib/i18n/translator";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { paths } from "@/lib/navigation/paths";
import { AgentStateBadge } from "./agent-state-badge";
import { WithdrawAgent } from "./agent-actions-client";

interface ApplicationStatusProps {
  readonly own: OwnAgent & { readonly state: AgentState };
}

const openStates: readonly AgentState[] = ["submitted", "underReview"];
const endedStates: readonly AgentState[] = ["declined", "withdrawn"];

/** How an application or authorisation stands, and what can be done next. */
export function ApplicationStatus({ own }: ApplicationStatusProps) {
  const t = translate("collectionAgents");
  const { state, note, listing } = own;
  return (
    <Card className="grid justify-items-start gap-4">
      <AgentStateBadge state={state} />
      <p className="max-w-text">{describeState(own, t)}</p>
      {note !== null && (
        <p className="wrap-anywhere whitespace-pre-line">{t("application.note", { note })}</p>
      )}
      {state === "active" && listing && <ListingState listing={listing} />}
      {!endedStates.includes(state) && <NextSteps own={own} />}
    </Card>
  );
}

interface ListingStateProps {
  readonly listing: NonNullable<OwnAgent["listing"]>;
}

function ListingState({ listing: { isListed, isOnMap } }: ListingStateProps) {
  const t = translate("collectionAgents");
  return (
    <>
      <p className="text-quiet">{t(`application.${isListed ? "listed" : "notListed"}`)}</p>
      {isListed && !isOnMap && <p className="max-w-text">{t("application.notOnMap")}</p>}
    </>
  );
}

function NextSteps({ own }: Pick<ApplicationStatusProps, "own">) {
  const t = translate("collectionAgents");
  const { application } = requestMessages("collectionAgents");
  const { state, canTakeQuiz } = own;
  return (
    <div className="flex flex-wrap gap-3">
      {canTakeQuiz && (
        <LinkButton href={paths.agentQuiz}>
          {t(state === "approved" ? "application.takeQuiz" : "application.renew")}
        </LinkButton>
      )}
      {state === "active" && (
        <>
          <LinkButton href={paths.collectedAnimals} kind="secondary">
            {t("application.collect")}
          </LinkButton>
          <LinkButton href={fixedPaths.collect} kind="secondary">
            {t("application.collector")}
          </LinkButton>
          <LinkButton href={paths.agentProducts} kind="secondary">
            {t("application.products")}
          </LinkButton>
        </>
      )}
      <WithdrawAgent labels={openStates.includes(state) ? application.cancel : application.withdraw} />
    </div>
  );
}

function describeState(
  { state, expiresAt, canTakeQuiz }: ApplicationStatusProps["own"],
  t: Translator<"collectionAgents">,
): string {
  if (state !== "active") return t(`application.status.${state}`);
  const date = expiresAt === null ? "" : formatInstantDay(expiresAt);
  return t(`application.status.${canTakeQuiz ? "renewable" : "active"}`, { date });
}
