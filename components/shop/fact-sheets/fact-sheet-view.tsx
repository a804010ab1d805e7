import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { defaultLanguage } from "@/lib/config/languages";
import { brand } from "@/lib/config/brand";
import { Advice } from "./advice";
import { About, DrugTable, Penetrance, References } from "./condition";
import { FactSheetHero } from "./fact-sheet-hero";
import type { FactSheetProps } from "./fact-sheet-props";
import { Inheritance } from "./inheritance";
import { ReportedBreeds } from "./reported-breeds";
import { ResultMeanings } from "./result-meanings";

/** What is known about one condition or trait. */
export function FactSheetView({ sheet }: FactSheetProps) {
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
