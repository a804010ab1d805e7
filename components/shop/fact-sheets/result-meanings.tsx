import { translate } from "@/lib/i18n/translate";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { isInheritance } from "@/lib/domain/inheritance";
import { resultRows } from "./result-rows";

/** The results that the test can have, for the animal and for breeding. */
export function ResultMeanings({ inheritance }: { readonly inheritance: string }) {
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
