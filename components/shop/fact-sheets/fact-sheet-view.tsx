import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { defaultLanguage } from "@/lib/config/languages";
import { brand } from "@/lib/config/brand";
import { DrugTable } from "@/components/shop/public/drug-table";
import { About, Penetrance, References } from "./condition";
import { FactSheetHero } from "./fact-sheet-hero";
import { InheritanceDiagram } from "@/components/shop/products/inheritance-diagram";
import { isInheritance } from "@/lib/domain/inheritance";
import type { Condition, FactSheet } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { resultRows } from "./result-rows";
import { ChipLink } from "@/components/links/chip-link";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { paths } from "@/lib/navigation/paths";

/** What is known about one condition or trait. */
export function FactSheetView({ sheet }: { readonly sheet: FactSheet }) {
  const t = translate("factSheets");
  const { kind, inheritance, condition, product } = sheet;
  return (
    <article className="grid grid-cols-1 gap-10">
      <FactSheetHero sheet={sheet} />
      {condition ? (
        <>
          <About condition={condition} />
          <DrugTable drugs={condition.drugs} />
          <Penetrance condition={condition} />
          <Advice condition={condition} inheritance={inheritance} />
        </>
      ) : (
        <ProductText text={product?.description} />
      )}
      <Inheritance sheet={sheet} />
      {kind !== "trait" && <ResultMeanings inheritance={inheritance} />}
      <ReportedBreeds sheet={sheet} />
      <section aria-labelledby="sources" className="grid max-w-text gap-2">
        <h2 id="sources">{t("references")}</h2>
        <EvidenceNote test={sheet} />
        {condition && <References references={condition.references} />}
        {requestLanguage() !== defaultLanguage && <p className="text-small text-quiet">{t("translated")}</p>}
      </section>
      <p className="hidden text-small text-quiet print:block">{t("printed", { brand: brand.name })}</p>
    </article>
  );
}

function ProductText({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null;
  return (
    <section aria-labelledby="test" className="grid max-w-text gap-2">
      <h2 id="test">{translate("factSheets")("test")}</h2>
      <p>{text}</p>
    </section>
  );
}

/** How the variant is passed on, with a picture of a typical pairing. */
function Inheritance({ sheet: { kind, inheritance } }: { readonly sheet: FactSheet }) {
  const t = translate("factSheets");
  if (!isInheritance(inheritance)) return null;
  const isTrait = kind === "trait";
  return (
    <section aria-labelledby="passed-on" className="grid max-w-text gap-2">
      <h2 id="passed-on">{t("inheritance.title")}</h2>
      <p>{isTrait ? t(`inheritance.trait${inheritance}`) : t(`inheritance.${inheritance}`)}</p>
      {!isTrait && (
        <div className="break-inside-avoid *:mt-2">
          <InheritanceDiagram inheritance={inheritance} />
        </div>
      )}
    </section>
  );
}

/** What to do, for each reader. */
function Advice({ condition, inheritance }: { readonly condition: Condition; readonly inheritance: string }) {
  const t = translate("factSheets");
  const general = isInheritance(inheritance) ? t(`advice.breeding.${inheritance}`) : undefined;
  const readers = [
    { name: "owner", text: condition.owner },
    { name: "breeder", text: condition.breeder ?? general },
    { name: "vet", text: condition.vet },
  ] as const;
  return (
    <section aria-labelledby="advice" className="grid gap-4">
      <h2 id="advice">{t("advice.title")}</h2>
      <div className="grid gap-4 desk:grid-cols-3">
        {readers.map(({ name, text }) => (
          <div
            key={name}
            className="grid break-inside-avoid content-start gap-2 rounded-box border-t-4 border-brand bg-card p-5"
          >
            <h3 className="text-title-3">{t(`advice.${name}`)}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The results that the test can have, for the animal and for breeding. */
function ResultMeanings({ inheritance }: { readonly inheritance: string }) {
  const t = translate("factSheets");
  if (!isInheritance(inheritance)) return null;
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <h2 id="results">{t("results.title")}</h2>
      <p className="max-w-text">{t("results.intro")}</p>
      <ul className="grid gap-4 desk:grid-cols-3">
        {resultRows(inheritance, t).map(({ meaning, result, animal, breeding }) => (
          <li
            key={result}
            className="grid break-inside-avoid content-start gap-3 rounded-box border border-line bg-card p-5"
          >
            <h3 className={`justify-self-start rounded-full px-3 py-1 text-small ${meaningStyles[meaning]}`}>
              <MeaningSymbol meaning={meaning} /> {result}
            </h3>
            <dl className="grid gap-2">
              <div>
                <dt className="text-small text-quiet">{t("results.meaning")}</dt>
                <dd>{animal}</dd>
              </div>
              <div>
                <dt className="text-small text-quiet">{t("results.breeding")}</dt>
                <dd>{breeding}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="max-w-text font-medium">{t("results.notDiagnosis")}</p>
    </section>
  );
}

/** Breeds in which the variant was reported. */
function ReportedBreeds({ sheet: { breeds, species } }: { readonly sheet: FactSheet }) {
  const t = translate("factSheets");
  return (
    <section aria-labelledby="breeds" className="grid gap-3">
      <h2 id="breeds">{t("breeds")}</h2>
      {breeds.length === 0 ? (
        <p>{t("noBreeds")}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {breeds.map((breed) => (
              <li key={breed.id}>
                <ChipLink
                  href={paths.breed({ ...breed, species: { name: species } })}
                  picture={
                    <img
                      src={breedPicture(species, breed.id)}
                      alt=""
                      width={36}
                      height={36}
                      loading="lazy"
                      className="size-9"
                    />
                  }
                >
                  {breed.name}
                </ChipLink>
              </li>
            ))}
          </ul>
          <p className="max-w-text text-small text-quiet">{t("breedsText")}</p>
        </>
      )}
    </section>
  );
}
