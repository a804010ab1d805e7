import { InheritanceDiagram } from "@/components/shop/products/inheritance-diagram";
import { translate } from "@/lib/i18n/translate";
import { isInheritance } from "@/lib/domain/inheritance";
import type { FactSheetProps } from "./fact-sheet-props";

/** How the variant is passed on, with a picture of a typical pairing. */
export function Inheritance({ sheet: { kind, inheritance } }: FactSheetProps) {
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
