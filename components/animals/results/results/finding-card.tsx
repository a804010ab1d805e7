import { Link } from "@/components/links/link";
import { paths } from "@/lib/navigation/paths";
import { translate } from "@/lib/i18n/translate";
import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { findingAnchor, groupOf } from "./group-results";
import { OutcomeBadge } from "./outcome-badge";
import type { PartProps, ReportedTest } from "./result-types";
import { breedingMeaning, testMeaning, vetMeaning } from "@/lib/domain/animals/test-meaning";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { type CarrierStatus, litterOf, statusOfCopies } from "@/lib/domain/inheritance";

/** Mates that breeders consider, by copies. */
const mates = [
  { name: "clear", copies: 0 },
  { name: "carrier", copies: 1 },
] as const;

interface FindingCardProps extends PartProps {
  readonly test: ReportedTest;
  readonly condition: Condition | null | undefined;
  /** Without what only owners are told, such as to see a vet. */
  readonly isForVet: boolean;
}

/** A result that matters: what it means for the animal, for breeding and for the vet. */
export function FindingCard({ test, report, animal, ...rest }: FindingCardProps) {
  const t = translate("results");
  const { name, summary, genotype, gene, outcome } = test;
  const isCarrier = outcome === "carrier";
  return (
    <li id={findingAnchor(test)} className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <OutcomeBadge outcome={outcome} />
          {genotype !== null && (
            <span className="text-small">
              <span className="text-quiet">{t("genotype")}</span> <b>{genotype}</b>
            </span>
          )}
          {test.isBreedRelevant && animal.breed !== null && (
            <span className="rounded-full bg-brand-soft px-3 py-0.5 text-small font-medium text-brand-strong">
              {t("finding.relevant", { breed: animal.breed.name })}
            </span>
          )}
        </div>
        <h3 className="text-title-3 wrap-anywhere">{name}</h3>
      </div>
      <Meaning test={test} animal={animal} {...rest} />
      <div className="grid gap-1 border-t border-line pt-3 text-small text-quiet">
        <p>
          {[test.breeds.length > 0 && t("finding.breeds", { breeds: test.breeds.join(", ") }), notRelevant()]
            .filter(Boolean)
            .join(" ")}
        </p>
        {isCarrier && <p>{t("finding.condition", { summary })}</p>}
        <EvidenceNote test={{ ...test, kind: test.isTrait ? "trait" : "disease" }} />
        <p className="print:hidden">
          <Link href={paths.factSheet(test.code)} className="inline-block py-1">
            {t("finding.more")}
          </Link>
        </p>
        <p>{[gene && t("finding.gene", { gene }), methodOf()].filter(Boolean).join(" · ")}</p>
      </div>
    </li>
  );

  function notRelevant() {
    return !test.isBreedRelevant && animal.breed !== null && `${t("finding.notRelevant")}.`;
  }

  function methodOf() {
    const { assayVersion: assay } = test;
    return report.panel ? t("finding.panel", { panel: report.panel, assay }) : t("finding.method", { assay });
  }
}

/** For the animal, for breeding with a picture of the litter, and for the vet. */
function Meaning({ test, animal, condition, isForVet }: Omit<FindingCardProps, "report">) {
  const t = translate("results");
  const { summary, advice } = test;
  const isAtRisk = groupOf(test) === "at-risk";
  const forOwner = isForVet ? [] : [isAtRisk && condition?.owner, advice];
  const parts = [
    {
      title: t("finding.animal", { name: animal.name }),
      // What happens to animals at risk must not frighten the owner of a carrier.
      texts: [testMeaning(test, animal.name, t), isAtRisk && summary, ...forOwner],
    },
    {
      title: t("finding.breeding"),
      texts: [breedingMeaning(test, animal, t)],
      picture: <LitterPicture test={test} />,
    },
    { title: t("finding.vet"), texts: [vetMeaning(test, t)] },
  ];
  return (
    <dl className="grid gap-4 desk:grid-cols-3">
      {parts.map(({ title, texts, picture }) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="text-small font-semibold text-quiet">{title}</dt>
          {texts.map((text) => text && <dd key={text}>{text}</dd>)}
          {picture && <dd>{picture}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What four average offspring inherit with each kind of mate. Nothing where copies alone do not decide it. */
function LitterPicture({ test: { inheritance, copies } }: { readonly test: ReportedTest }) {
  const t = translate("results");
  if (copies === null || copies === 0 || statusOfCopies(inheritance, copies) === undefined) return null;
  return (
    <ul className="mt-2 grid gap-3">
      {mates.map(({ name, copies: mateCopies }) => {
        const litter = litterOf(copies, mateCopies).flatMap(
          (count) => statusOfCopies(inheritance, count) ?? [],
        );
        return (
          <li key={name} className="grid gap-1.5">
            <p className="text-small font-semibold">{t(`litter.mates.${name}`, { inheritance })}</p>
            <p className="flex items-center gap-3">
              <span aria-hidden="true" className="flex gap-1">
                {litter.map((status, position) => (
                  <Offspring key={position} status={status} />
                ))}
              </span>
              <span className="text-small">{describeLitter(litter)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );

  function describeLitter(litter: readonly CarrierStatus[]): string {
    return (["clear", "carrier", "affected"] as const)
      .map((status) => ({ status, count: litter.filter((one) => one === status).length }))
      .filter(({ count }) => count > 0)
      .map(({ status, count }) => t(`litter.${status}`, { count }))
      .join(", ");
  }
}

function Offspring({ status }: { readonly status: CarrierStatus }) {
  return (
    <span className={cn("grid size-8 place-items-center rounded-full", meaningStyles[status])}>
      <MeaningSymbol meaning={status} />
    </span>
  );
}
