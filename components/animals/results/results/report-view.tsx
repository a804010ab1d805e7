import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import type { UserType } from "@/lib/config/user-types";
import type { Conditions } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { paths } from "@/lib/navigation/paths";
import { AboutReport } from "./about-report";
import { BodySystems } from "./body-systems";
import { BreedMixSection } from "./breed-mix";
import { ChangesSection } from "./changes-section";
import { FindGroup, Finder } from "./find-client";
import { Glance } from "./glance";
import { FindingCard } from "./finding-card";
import { findText, groupOf, isDrugFinding, isFinding, sortTests } from "./group-results";
import { MoreResults } from "./more-results";
import type { Descent, PartProps, Results } from "./result-types";
import { Section } from "./section";
import { TraitSection } from "./trait-section";
import { VetSection } from "./vet-section";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";

interface ReportViewProps extends PartProps {
  readonly results: Results;
  readonly type: UserType;
  /** For the whole report. */
  readonly tools: ReactNode;
  /** Vets see first what matters before a treatment. */
  readonly isForVet: boolean;
  /** Undefined for whom it is not shown, or after a failure. */
  readonly descent: Descent | undefined;
  readonly conditions: Conditions;
}

/** A report: what it says in plain words, then what matters, then every test. */
export function ReportView(allProps: ReportViewProps) {
  const { results, type, tools, isForVet, descent, conditions, ...props } = allProps;
  const t = translate("results");
  const { report } = props;
  const findings = sortTests(report.tests.filter(isFinding));
  const drugs = report.tests.filter(isDrugFinding).flatMap(({ code }) => conditions[code]?.drugs ?? []);
  const vet = <VetSection {...props} drugs={drugs} isForVet={isForVet} />;
  const hasFlags = report.tests.some(({ vetFlag }) => vetFlag !== null);
  const hasTests = report.tests.length > 0;
  return (
    <ClientMessages areas={["results.find"]}>
      {isForVet && vet}
      <Glance {...props} results={results} type={type} tools={tools} />
      {report.isPartial && <MissingParts {...props} />}
      {hasTests && <JumpLinks {...props} findings={findings.length} />}
      {findings.length > 0 && (
        <Section id="findings" title={t("sections.findings")} hint={hintOf()}>
          <ul className="grid gap-4">
            {findings.map((test) => (
              <FindingCard
                key={test.code}
                {...props}
                test={test}
                condition={conditions[test.code]}
                isForVet={isForVet}
              />
            ))}
          </ul>
        </Section>
      )}
      <ChangesSection {...props} results={results} />
      <BreedMixSection {...props} />
      <Finder texts={report.tests.map(findText)}>
        <FindGroup texts={report.tests.filter(({ isTrait }) => isTrait).map(findText)}>
          <TraitSection {...props} />
        </FindGroup>
        <BodySystems {...props} />
      </Finder>
      <DescentLink {...props} descent={descent} />
      <MoreResults {...props} barcode={results.barcode} />
      {!isForVet && hasFlags && vet}
      <AboutReport {...props} results={results} />
    </ClientMessages>
  );

  function hintOf() {
    const isAtRisk = findings.some((test) => groupOf(test) === "at-risk");
    if (!isAtRisk) return t("groupHints.carrier", { name: props.animal.name });
    return t(isForVet ? "groupHints.at-risk-vet" : "groupHints.at-risk");
  }
}

/** Long reports need a way to their parts. */
function JumpLinks({ report, findings }: PartProps & { readonly findings: number }) {
  const t = translate("results");
  const links = [
    findings > 0 && "findings",
    report.breedMix !== null && "breedMix",
    report.tests.some(({ isTrait, outcome }) => isTrait && outcome !== "not-reported") && "traits",
    report.tests.some(({ isTrait }) => !isTrait) && "systems",
    "about",
  ] as const;
  return (
    <nav aria-label={t("sections.jump")} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(
          (link) =>
            link && (
              <li key={link}>
                <Link
                  href={`#${link === "breedMix" ? "breed-mix" : link}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-small font-medium no-underline hover:bg-sand"
                >
                  {t(`sections.${link}`)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function DescentLink({ descent, animal }: PartProps & Pick<ReportViewProps, "descent">) {
  const t = translate("results");
  if (descent === undefined || descent.results.length === 0) return null;
  return (
    <Section id="descent" title={t("sections.descent")} hint={t("descent.intro", { name: animal.name })}>
      <p>
        <Link href={paths.clearByDescent(animal.id)} className="font-semibold">
          {t("descent.link", { count: descent.results.length })}
        </Link>
      </p>
    </Section>
  );
}

/** Everything that was ordered and has no result. */
function MissingParts({ report }: PartProps) {
  const t = translate("results");
  const tests = report.tests.filter(({ outcome }) => outcome === "not-reported").map(({ name }) => name);
  const markers = report.profile?.missing ?? [];
  return (
    <section aria-labelledby="partial" className={cn(cardStyles, "grid gap-1 bg-unknown-soft")}>
      <h2 id="partial" className="text-title-3">
        {t("partial.title")}
      </h2>
      {tests.length > 0 && <p>{t("partial.tests", { count: tests.length, names: tests.join(", ") })}</p>}
      {markers.length > 0 && (
        <p className="wrap-anywhere">
          {t("partial.markers", { count: markers.length, names: markers.join(", ") })}
        </p>
      )}
      {report.missingWork.length > 0 && (
        <p>{t("partial.work", { names: report.missingWork.map((work) => t(`work.${work}`)).join(", ") })}</p>
      )}
      <p>{t("partial.next")}</p>
    </section>
  );
}
