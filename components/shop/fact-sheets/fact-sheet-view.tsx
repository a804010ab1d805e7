import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { FactList } from "@/components/shop/content/fact-list";
import { InheritanceDiagram } from "@/components/shop/products/inheritance-diagram";
import { LinkButton } from "@/components/links/link-button";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { brand } from "@/lib/config/brand";
import type { FactSheet } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { isInheritance } from "@/lib/domain/inheritance";
import { paths } from "@/lib/navigation/paths";
import { resultRows } from "./result-rows";

export interface FactSheetViewProps {
  readonly sheet: FactSheet;
}

/** What is known about one condition or trait. Prints on two pages. */
export function FactSheetView({ sheet }: FactSheetViewProps) {
  const t = translate("factSheets");
  const { name, species, kind, summary, inheritance, product, bodySystem } = sheet;
  const isTrait = kind === "trait";
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid max-w-text gap-2">
        <p className="text-quiet">
          {[t(`ofSpecies.${species}`), isTrait ? t("kinds.trait") : bodySystem].join(" · ")}
        </p>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="text-lead">{summary}</p>
      </header>
      {product?.description && (
        <section aria-labelledby="test" className="grid max-w-text gap-2">
          <h2 id="test">{t("test")}</h2>
          <p>{product.description}</p>
        </section>
      )}
      {isInheritance(inheritance) && (
        <section aria-labelledby="passed-on" className="grid max-w-text gap-2">
          <h2 id="passed-on">{t("inheritance.title")}</h2>
          <p>{isTrait ? t(`inheritance.trait${inheritance}`) : t(`inheritance.${inheritance}`)}</p>
        </section>
      )}
      {!isTrait && <Results sheet={sheet} />}
      {!isTrait && (
        <div className="break-inside-avoid *:mt-0">
          <InheritanceDiagram inheritance={inheritance} />
        </div>
      )}
      <Details sheet={sheet} />
      <Breeds sheet={sheet} />
      {product !== null && (
        <p className="print:hidden">
          <LinkButton href={paths.product(product)}>{t("order")}</LinkButton>
        </p>
      )}
      <p className="hidden text-small text-quiet print:block">{t("printed", { brand: brand.name })}</p>
    </article>
  );
}

type PartProps = Pick<FactSheetViewProps, "sheet">;

function Results({ sheet: { inheritance } }: PartProps) {
  const t = translate("factSheets");
  if (!isInheritance(inheritance)) return null;
  return (
    <section aria-labelledby="results" className="grid max-w-text gap-3">
      <h2 id="results">{t("results.title")}</h2>
      <p>{t("results.intro")}</p>
      <ul className="grid gap-3">
        {resultRows(inheritance, t).map(({ meaning, result, animal, breeding }) => (
          <li
            key={result}
            className="grid break-inside-avoid gap-2 rounded-box border border-line bg-card p-4"
          >
            <h3
              className={`justify-self-start rounded-full px-3 py-1 text-small ${meaningStyles[meaning].className}`}
            >
              <span aria-hidden="true">{meaningStyles[meaning].symbol}</span> {result}
            </h3>
            <dl className="grid gap-x-4 gap-y-1 wide:grid-cols-[8rem_1fr]">
              <dt className="text-quiet">{t("results.meaning")}</dt>
              <dd>{animal}</dd>
              <dt className="text-quiet">{t("results.breeding")}</dt>
              <dd>{breeding}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className="font-medium">{t("results.notDiagnosis")}</p>
    </section>
  );
}

function Details({ sheet }: PartProps) {
  const t = translate("factSheets");
  const { gene, bodySystem, kind } = sheet;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t("facts")}</h2>
      <FactList
        facts={[
          { name: t("gene"), value: gene },
          { name: t("bodySystem"), value: kind === "trait" ? null : bodySystem },
        ]}
      />
      <div className="mt-3">
        <EvidenceNote test={sheet} />
      </div>
    </section>
  );
}

function Breeds({ sheet: { breeds, species } }: PartProps) {
  const t = translate("factSheets");
  return (
    <section aria-labelledby="breeds" className="grid max-w-text gap-2">
      <h2 id="breeds">{t("breeds")}</h2>
      {breeds.length === 0 ? (
        <p>{t("noBreeds")}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-4">
            {breeds.map((breed) => (
              <li key={breed.id}>
                <Link
                  href={paths.breed({ ...breed, species: { name: species } })}
                  className="inline-block py-1"
                >
                  {breed.name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-small text-quiet">{t("breedsText")}</p>
        </>
      )}
    </section>
  );
}
