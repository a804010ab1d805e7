import { Link } from "@/components/links/link";
import { requestLanguage, requestMessages, translate } from "@/lib/i18n/translate";
import { ColourList } from "@/components/breeding/litter-colours/colour-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatList } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { GeneLabels } from "./gene-labels";
import type { PartProps } from "./view-props";

/** Colours of the litter, or which results they need. */
export function ColourSection({ strategy, pair }: PartProps) {
  const language = requestLanguage();
  const t = translate("breedingStrategy");
  const { species } = strategy;
  const { shares, missing } = pair.colours;
  const labels: GeneLabels = requestMessages("litterColours").fields[species];
  const genes = missing.map(({ role, gene }) =>
    t("colours.missingOne", { role, gene: labels[gene] ?? gene }),
  );
  return (
    <section aria-labelledby="colours" className="grid grid-cols-1 gap-4">
      <h2 id="colours" className="text-title-2">
        {t("colours.title")}
      </h2>
      {shares === null ? (
        <p className="max-w-text text-quiet">
          {genes.length > 0
            ? t("colours.missing", { genes: formatList(genes, language) })
            : t("colours.failed")}
        </p>
      ) : (
        <>
          <ColourGroups shares={shares} species={species} />
          <p className="max-w-text text-small text-quiet">{t("colours.note")}</p>
        </>
      )}
      <p className="print:hidden">
        <Link href={species === "feline" ? paths.litterColours : paths.dogLitterColours}>
          {t("colours.tool")}
        </Link>
      </p>
    </section>
  );
}

interface ColourGroupsProps {
  readonly shares: NonNullable<PartProps["pair"]["colours"]["shares"]>;
  readonly species: PartProps["strategy"]["species"];
}

/** By sex where the sexes differ. */
function ColourGroups({ shares, species }: ColourGroupsProps) {
  const t = translate("breedingStrategy");

  const areSexesAlike = JSON.stringify(shares.male) === JSON.stringify(shares.female);
  const groups = areSexesAlike ? (["overall"] as const) : (["male", "female"] as const);
  return (
    <div className={cn("grid grid-cols-1 gap-4", areSexesAlike ? "desk:max-w-text" : "wide:grid-cols-2")}>
      {groups.map((group) => (
        <section
          key={group}
          aria-labelledby={`colours-${group}`}
          className={cn(cardStyles, "grid content-start gap-3 break-inside-avoid")}
        >
          <h3 id={`colours-${group}`}>{t(group === "overall" ? "colours.all" : `colours.${group}`)}</h3>
          <ColourList species={species} colours={shares[group]} />
        </section>
      ))}
    </div>
  );
}
