import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { quizQuestions } from "@/lib/config/community/collection-agents";

/** One rule for each question of the quiz. */
export function Procedure() {
  const t = translate("collectionAgents");
  return (
    <Card className="grid gap-3">
      <h2>{t("quiz.procedure")}</h2>
      <ol className="grid max-w-text list-decimal gap-2 pl-6 marker:font-semibold marker:text-brand">
        {quizQuestions.map((rule) => (
          <li key={rule}>{t(`quiz.rules.${rule}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
