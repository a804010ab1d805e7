import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { Procedure } from "@/components/community/collection-agents/procedure";
import { Quiz } from "@/components/community/collection-agents/quiz-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { readOwnAgent } from "@/lib/data/community/collection-agents";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("collectionAgents", (t) => ({ title: t("quiz.title") }));

export default async function AgentQuizPage() {
  const user = await requireTool("collection-agents");
  const t = translate("collectionAgents");
  const { canTakeQuiz } = await readOwnAgent();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("quiz.title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{t("quiz.intro")}</p>
      </div>
      <Procedure />
      {canTakeQuiz ? (
        <ClientMessages areas={["collectionAgents.quiz"]}>
          <Quiz country={user.countryCode} />
        </ClientMessages>
      ) : (
        <EmptyState title={t("quiz.closedTitle")} hint={t("quiz.closedText")}>
          <LinkButton href={paths.agentApplication} kind="secondary">
            {t("quiz.back")}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
