import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import type { UserType } from "@/lib/config/user-types";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import { PrintButton } from "@/components/ui/print-button-client";
import { ProblemButton } from "./problem-button-client";
import { ReportView } from "./report-view";
import type { Conditions } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import type { Descent, Results } from "./result-types";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { payUnpaidHref } from "@/lib/navigation/pay-href";

export interface ResultsViewProps {
  readonly results: Results;
  readonly descent: Descent | undefined;
  readonly conditions: Conditions;
  readonly user: { readonly type: UserType; readonly email: string };
  readonly isForVet: boolean;
}

/** Results of a tube, or why there are none yet. */
export function ResultsView({ results, descent, conditions, user, isForVet }: ResultsViewProps) {
  const t = translate("results");
  const { animal, report } = results;
  const { name } = animal;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Header results={results} />
      {results.relation === "former-owner" && <p>{t("former", { name })}</p>}
      {results.relation === "grantee" && <p className="text-quiet">{t("shared", { name })}</p>}
      {report ? (
        <>
          {report.status !== "current" && <OldVersion results={results} version={report.version} />}
          <ReportView
            results={results}
            report={report}
            animal={animal}
            descent={descent}
            conditions={conditions}
            isForVet={isForVet}
            type={user.type}
            tools={<Tools results={results} user={user} isForVet={isForVet} />}
          />
        </>
      ) : (
        <Waiting results={results} type={user.type} />
      )}
    </div>
  );
}

function Header({ results }: Pick<ResultsViewProps, "results">) {
  const t = translate("results");
  const { animal, barcode, product, relation } = results;
  return (
    <>
      {relation !== "former-owner" && (
        <p className="print:hidden">
          <Link href={paths.animal(animal.id)}>{t("back", { name: animal.name })}</Link>
        </p>
      )}
      <div className="grid min-w-0 gap-1">
        <h1 className="wrap-anywhere">{t("heading", { name: animal.name })}</h1>
        <p className="text-quiet wrap-anywhere">
          {[animal.breed?.name, t("intro", { product, barcode: formatBarcode(barcode) })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </>
  );
}

function Tools({ results, user, isForVet }: Omit<ResultsViewProps, "descent" | "conditions">) {
  const t = translate("results");
  const { animal, barcode, relation } = results;
  const here = paths.results(animal.id, barcode);
  return (
    <div className="-mx-4 -mb-3 flex flex-wrap print:hidden">
      <PrintButton kind="quiet" label={t("tools.print")} />
      <LinkButton kind="quiet" href={`${here}?view=${isForVet ? "owner" : "vet"}`}>
        {t(isForVet ? "tools.ownerView" : "tools.vetView")}
      </LinkButton>
      {relation !== "former-owner" && (
        <LinkButton kind="quiet" href={paths.animalFamily(animal.id)}>
          {t("tools.family")}
        </LinkButton>
      )}
      {relation === "owner" && (
        <ClientMessages areas={["results.problem"]}>
          <ProblemButton barcode={barcode} email={user.email} name={animal.name} />
        </ClientMessages>
      )}
    </div>
  );
}

interface OldVersionProps extends Pick<ResultsViewProps, "results"> {
  readonly version: number;
}

function OldVersion({ results, version }: OldVersionProps) {
  const t = translate("results");
  const { animal, barcode, versions } = results;
  const isReplacedForReader = versions[0]?.version !== version;
  return (
    <p className="rounded-box border border-unknown bg-unknown-soft p-4">
      {t("versions.old", { version })}{" "}
      {isReplacedForReader && <Link href={paths.results(animal.id, barcode)}>{t("versions.newest")}</Link>}
    </p>
  );
}

interface WaitingProps {
  readonly results: Results;
  readonly type: UserType;
}

/** Why there is no report yet, and what happens next. */
export function Waiting({ results, type }: WaitingProps) {
  const t = translate("results");
  const { state, stage, promisedOn, animal, barcode } = results;
  // A report always comes with the state ready.
  if (state === "ready") return null;
  const isUnderWay = state === "in-progress";
  return (
    <section aria-labelledby="waiting" className={cn(cardStyles, "grid gap-2 bg-unknown-soft")}>
      <h2 id="waiting">{t(`waiting.${state}.title`)}</h2>
      <p className="max-w-text">{t(`waiting.${state}.text`, { name: animal.name })}</p>
      {isUnderWay && (
        <>
          <p>{t("waiting.stage", { stage: translate("sampleTracker")(`stages.${stage}.name`) })}</p>
          {promisedOn !== null && <p>{t("waiting.promised", { date: formatInstantDay(promisedOn) })}</p>}
          <p>
            <Link href={paths.trackSample(barcode)}>{t("waiting.track")}</Link>
          </p>
        </>
      )}
      {state === "payment-hold" && (
        <p>
          <Link href={payUnpaidHref(type)}>{t("waiting.pay")}</Link>
        </p>
      )}
    </section>
  );
}
