import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kit-barcode";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { ReportView } from "./report-view";
import type { Results } from "./result-types";

interface ResultsViewProps {
  readonly results: Results;
  readonly country: string;
  readonly t: Translator<"results">;
}

/** Results of a tube, or why there are none yet. */
export function ResultsView({ results, country, t }: ResultsViewProps) {
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
        <Waiting results={results} country={country} t={t} />
      )}
    </div>
  );
}

function Waiting({ results: { state, stage, promisedOn, animal }, country, t }: ResultsViewProps) {
  // A report always comes with the state ready.
  if (state === "ready") return null;
  const isUnderWay = state === "in-progress";
  return (
    <section aria-labelledby="waiting" className={cn(cardStyles, "grid gap-2 bg-unknown-soft")}>
      <h2 id="waiting">{t(`waiting.${state}.title`)}</h2>
      <p className="max-w-text">{t(`waiting.${state}.text`, { name: animal.name })}</p>
      {isUnderWay && <p>{t("waiting.stage", { stage: t(`stages.${stage}`) })}</p>}
      {isUnderWay && promisedOn !== null && (
        <p>{t("waiting.promised", { date: formatDate(new Date(promisedOn), country) })}</p>
      )}
      {state === "payment-hold" && (
        <p>
          <a href={paths.pendingOrders}>{t("waiting.pay")}</a>
        </p>
      )}
    </section>
  );
}
