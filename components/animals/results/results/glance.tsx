import type { ReactNode } from "react";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { LinkButton } from "@/components/links/link-button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { translate } from "@/lib/i18n/translate";
import type { UserType } from "@/lib/config/user-types";
import { strategyQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { CoatPicture } from "./coat-picture";
import { groupOf, isFinding } from "./group-results";
import { ReportSummary } from "./report-summary";
import type { PartProps, Results } from "./result-types";
import { SystemRings } from "./system-rings";

interface GlanceProps extends PartProps {
  readonly results: Results;
  readonly type: UserType;
  readonly tools: ReactNode;
}

/** The report on one screen: the animal, what was found in a few sentences, what to do next, and every body system. */
export function Glance({ results, type, tools, ...props }: GlanceProps) {
  return (
    <div className={cn(cardStyles, "grid grid-cols-1 gap-6")}>
      <div className="grid grid-cols-1 gap-3 desk:grid-cols-[11rem_1fr] desk:gap-8">
        <Portrait {...props} />
        <div className="grid grid-cols-1 content-start gap-5">
          <ReportSummary {...props} />
          {results.relation !== "former-owner" && <NextSteps {...props} results={results} type={type} />}
        </div>
      </div>
      <SystemRings {...props} />
      <div className="border-t border-line pt-2 print:hidden">{tools}</div>
    </div>
  );
}

/** The animal's own photo, else the portrait of its breed, in the coat of its genes where they are known. */
function Portrait({ animal, report: { coat } }: PartProps) {
  const { id, species, breed, photoId } = animal;
  const size = "size-20 desk:size-44";
  if (photoId === null && coat !== null)
    return (
      <div aria-hidden="true" className={size}>
        <CoatPicture coat={coat} breed={breed} id="glance" />
      </div>
    );
  return <AnimalAvatar animal={{ id, species, breed, photoId }} className={size} />;
}

function NextSteps({ results, type, report, animal }: Omit<GlanceProps, "tools">) {
  const t = translate("results");
  const { id, species, sex } = animal;
  const isOwner = results.relation === "owner";
  const hasFindings = report.tests.some(isFinding);
  const needsVet = isOwner && type !== "vet" && report.tests.some((test) => groupOf(test) === "at-risk");
  const parent = sex === "male" ? { sire: String(id) } : { dam: String(id) };
  const steps = [
    needsVet && { href: paths.shareAnimal(id, "vet"), label: t("next.vet") },
    isOwner &&
      type === "breeder" &&
      hasFindings && {
        href: strategyQuery.href(paths.breedingStrategy, { species, ...parent }),
        label: t("next.mate"),
      },
    isOwner && !needsVet && { href: paths.shareAnimal(id, "link"), label: t("next.share") },
    { href: paths.animalDocuments(id), label: t("tools.documents") },
  ].filter((step) => step !== false);
  return (
    <nav aria-label={t("next.label")} className="flex flex-wrap gap-2 print:hidden">
      {steps.map(({ href, label }, position) => (
        <LinkButton key={label} kind={position === 0 ? "primary" : "secondary"} href={href}>
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
