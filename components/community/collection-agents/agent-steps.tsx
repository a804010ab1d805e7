import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";

const steps = ["apply", "review", "quiz", "collect"] as const;

/** From application to authorisation. */
export function AgentSteps() {
  const t = translate("collectionAgents");
  return (
    <Card className="grid gap-3">
      <h2>{t("application.steps.title")}</h2>
      <ol className="grid gap-3 wide:grid-cols-2 desk:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-strong"
            >
              {at + 1}
            </span>
            <span className="pt-1">{t(`application.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
