import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import type { OwnAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import { paths } from "@/lib/navigation/paths";
import { AgentStateBadge } from "./agent-state-badge";

interface BecomeAgentProps {
  /** Undefined where the visitor is not known. */
  readonly own?: OwnAgent;
}

/** Invitation to apply, or how the application stands. */
export function BecomeAgent({ own }: BecomeAgentProps) {
  const t = translate("collectionAgents");
  const state = own?.state ?? null;
  const [nomination] = own?.nominations ?? [];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid max-w-text justify-items-start gap-2">
        <h2 className="text-title-3">{t(state === null ? "become.title" : "become.status")}</h2>
        {state === null ? (
          <p>{nomination ? t("become.nominated", { club: nomination.club }) : t("become.text")}</p>
        ) : (
          <AgentStateBadge state={state} />
        )}
        {own === undefined && <p className="text-quiet">{t("become.guestText")}</p>}
      </div>
      <LinkButton href={paths.agentApplication} kind="secondary">
        {t(state !== null ? "become.open" : nomination ? "become.accept" : "become.apply")}
      </LinkButton>
    </Card>
  );
}
