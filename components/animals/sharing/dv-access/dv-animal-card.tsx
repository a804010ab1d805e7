import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestCountry, requestLanguage, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { StateBadge } from "@/components/ui/state-badge";
import type { DvAnimal } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import { colonIn, formatDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";

interface DvAnimalCardProps {
  readonly row: DvAnimal;
}

/** One dog with what its owner shares. */
export function DvAnimalCard({ row }: DvAnimalCardProps) {
  const t = translate("dvAccess");
  const { animal, owner, scopes } = row;
  const { registrationNumber, chipNumber, bornOn } = animal;
  const label = (name: "registrationNumber" | "chipNumber" | "bornOn", text: string) =>
    `${t(`facts.${name}`)}${colonIn(requestLanguage())} ${text}`;
  const facts = [
    registrationNumber && label("registrationNumber", registrationNumber),
    chipNumber && label("chipNumber", chipNumber),
    bornOn && label("bornOn", formatDay(bornOn, requestCountry())),
  ];
  const hasSummary = scopes.includes("summary") || scopes.includes("results");
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lead wrap-anywhere">
          {hasSummary ? <Link href={paths.animal(animal.id)}>{animal.name}</Link> : animal.name}
        </h2>
        <p className="wrap-anywhere text-quiet">
          {[animal.registrationName, animal.breed].filter(Boolean).join(" · ")}
        </p>
        <p className="wrap-anywhere">{owner === null ? t("ownerDeleted") : t("owner", { name: owner })}</p>
        <p className="text-small wrap-anywhere tabular-nums text-quiet">
          {facts.filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="grid gap-4 wide:grid-cols-3">
        <Profiles row={row} />
        <Parentage row={row} />
        <Reports row={row} />
      </div>
    </Card>
  );
}

function Profiles({ row: { profiles, scopes } }: DvAnimalCardProps) {
  const t = translate("dvAccess");
  return (
    <Records title={t("profiles.title")} isShared={scopes.includes("parentage")} none={t("profiles.none")}>
      {profiles.map(({ panel, madeOn, barcode, isCertified }) => (
        <li key={`${panel} ${barcode}`}>
          <StateBadge meaning={isCertified ? "clear" : "unknown"}>
            {t(isCertified ? "profiles.certified" : "profiles.notCertified")}
          </StateBadge>{" "}
          {panel}
          <br />
          <span className="text-small tabular-nums text-quiet">
            {barcode === null ? t("profiles.otherLab") : formatBarcode(barcode)} ·{" "}
            {t("profiles.madeOn", { date: formatDay(madeOn, requestCountry()) })}
          </span>
        </li>
      ))}
    </Records>
  );
}

const outcomeKinds = {
  qualifies: "clear",
  excluded: "affected",
  inconclusive: "carrier",
  "insufficient-data": "unknown",
  "incompatible-profiles": "unknown",
} as const;

function Parentage({ row: { parentage, scopes } }: DvAnimalCardProps) {
  const t = translate("dvAccess");
  return (
    <Records title={t("parentage.title")} isShared={scopes.includes("parentage")} none={t("parentage.none")}>
      {parentage.map(({ id, outcome, reportedAt, dam, sire }) => (
        <li key={id}>
          <StateBadge meaning={outcomeKinds[outcome]}>{t(`outcomes.${outcome}`)}</StateBadge>
          <br />
          <span className="wrap-anywhere">
            {[
              dam && t("parentage.dam", { name: dam.name ?? t("parentage.unnamed") }),
              sire && t("parentage.sire", { name: sire.name ?? t("parentage.unnamed") }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <br />
          <span className="text-small text-quiet">
            {t("parentage.reported", { date: formatDay(reportedAt, requestCountry()) })}
          </span>
        </li>
      ))}
    </Records>
  );
}

function Reports({ row: { animal, reports, scopes } }: DvAnimalCardProps) {
  const t = translate("dvAccess");
  return (
    <Records title={t("reports.title")} isShared={scopes.includes("results")} none={t("reports.none")}>
      {reports.map(({ barcode, tests, issuedAt }) => (
        <li key={barcode}>
          <Link
            href={`${paths.animal(animal.id)}/results/${encodeURIComponent(barcode)}`}
            className="tabular-nums"
          >
            {formatBarcode(barcode)}
          </Link>
          <br />
          <span className="text-small text-quiet">
            {t("reports.tests", { count: tests })} · {formatDay(issuedAt, requestCountry())}
          </span>
        </li>
      ))}
    </Records>
  );
}

interface RecordsProps {
  readonly title: string;
  readonly isShared: boolean;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Records({ title, isShared, none, children }: RecordsProps) {
  const t = translate("dvAccess");
  const empty = isShared ? none : t("profiles.notShared");
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-small font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <ul className="grid gap-2">{children}</ul>
      )}
    </div>
  );
}
