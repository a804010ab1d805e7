import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kit-barcode";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { ReportView } from "./report-view";
import type { Results } from "./result-types";

interface ResultsViewProps {
  readonly results: Results;
  readonly country: string;
  readonly language: Language;
}

/** Results of a tube, or why there are none yet. */
export function ResultsView({ results, country, language }: ResultsViewProps) {
  const t = getTranslator(language, "results");
  const { animal, barcode, product, report } = results;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.my}>{t("back")}</a>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("heading", { name: animal.name })}</h1>
        <p className="text-quiet wrap-anywhere">{t("intro", { product, barcode: formatBarcode(barcode) })}</p>
      </div>
      {report ? (
        <ReportView results={results} report={report} country={country} t={t} />
      ) : (
        <Waiting results={results} country={country} language={language} />
      )}
    </div>
  );
}

function Waiting({ results, country, language }: ResultsViewProps) {
  const t = getTranslator(language, "results");
  const { state, stage, promisedOn, animal, barcode } = results;
  // A report always comes with the state ready.
  if (state === "ready") return null;
  const isUnderWay = state === "in-progress";
  return (
    <section aria-labelledby="waiting" className={cn(cardStyles, "grid gap-2 bg-unknown-soft")}>
      <h2 id="waiting">{t(`waiting.${state}.title`)}</h2>
      <p className="max-w-text">{t(`waiting.${state}.text`, { name: animal.name })}</p>
      {isUnderWay && (
        <p>
          {t("waiting.stage", { stage: getTranslator(language, "sampleTracker")(`stages.${stage}.name`) })}
        </p>
      )}
      {isUnderWay && promisedOn !== null && (
        <p>{t("waiting.promised", { date: formatDate(new Date(promisedOn), country) })}</p>
      )}
      {isUnderWay && (
        <p>
          <a href={paths.trackSample(barcode)}>{t("waiting.track")}</a>
        </p>
      )}
      {state === "payment-hold" && (
        <p>
          <a href={paths.pendingOrders}>{t("waiting.pay")}</a>
        </p>
      )}
    </section>
  );
}
