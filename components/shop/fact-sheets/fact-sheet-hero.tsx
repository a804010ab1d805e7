import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { Illustration } from "@/components/shop/public/illustration";
import { systemName } from "@/components/shop/public/system-name";
import { translate } from "@/lib/i18n/translate";
import type { FactSheet } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { isInheritance } from "@/lib/domain/inheritance";
import { omiaAddress, omiaNumber } from "@/lib/domain/shop/omia";
import { motifPicture } from "@/lib/domain/shop/pictures";
import { motifOf } from "@/lib/domain/shop/product-motif";
import { paths } from "@/lib/navigation/paths";

/** What it is in a sentence, the facts at a glance, and the way to order the test. */
export function FactSheetHero({ sheet }: { readonly sheet: FactSheet }) {
  const t = translate("factSheets");
  const { name, species, summary, product } = sheet;
  return (
    <header className="grid gap-6 desk:grid-cols-[1fr_22rem] desk:items-start desk:gap-12">
      <div className="grid grid-cols-[auto_1fr] gap-4 wide:gap-6">
        <Illustration
          src={motifPicture(motifOf({ bodySystem: systemOf(sheet) }))}
          kind="pet"
          className="size-12 wide:size-24"
        />
        <div className="grid min-w-0 content-start gap-2">
          <p className="text-quiet">{[t(`ofSpecies.${species}`), systemName(systemOf(sheet))].join(" · ")}</p>
          <h1 className="text-title-2 wrap-anywhere wide:text-title-1">{name}</h1>
          <p className="max-w-text text-lead">{summary}</p>
          {product !== null && (
            <p className="mt-2 print:hidden">
              <LinkButton href={paths.product(product)}>{t("order")}</LinkButton>
            </p>
          )}
        </div>
      </div>
      <KeyFacts sheet={sheet} />
    </header>
  );
}

const systemOf = ({ kind, bodySystem }: FactSheet) => (kind === "trait" ? "Trait" : bodySystem);

function KeyFacts({ sheet }: { readonly sheet: FactSheet }) {
  const t = translate("factSheets");
  const { gene, inheritance, omia, condition } = sheet;
  const address = omiaAddress(omia);
  const facts = [
    { name: t("onset"), value: condition?.onset },
    {
      name: t("inheritance.title"),
      value: isInheritance(inheritance) && t(`inheritance.short.${inheritance}`),
    },
    { name: t("gene"), value: gene },
    { name: "OMIA", value: address && <Link href={address}>{omiaNumber(omia)}</Link> },
  ];
  return (
    <dl className="grid gap-3 rounded-box border border-line bg-card p-5">
      {facts
        .filter(({ value }) => value)
        .map((fact) => (
          <div key={fact.name} className="grid gap-0.5">
            <dt className="text-small text-quiet">{fact.name}</dt>
            <dd className="font-medium">{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
