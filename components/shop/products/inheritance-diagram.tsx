import { translate } from "@/lib/i18n/translate";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { hasPairing, pairings, type CarrierStatus } from "@/lib/domain/inheritance";

/** Inheritance of a variant, shown with a typical pairing: the parents, and four offspring below. */
export function InheritanceDiagram({ inheritance }: { readonly inheritance: string }) {
  const t = translate("products");
  if (!hasPairing(inheritance)) return null;
  const { sire, dam, offspring } = pairings[inheritance];
  return (
    <section aria-labelledby="inheritance" className="mt-12 max-w-text">
      <h2 id="inheritance">{t("inheritanceDiagram.title")}</h2>
      <figure className="mt-4 rounded-box bg-card p-5 shadow-raised">
        <div className="grid grid-cols-2 gap-3">
          <Animal status={sire} name={t("inheritanceDiagram.sire")} />
          <Animal status={dam} name={t("inheritanceDiagram.dam")} />
        </div>
        <p aria-hidden className="py-2 text-center text-quiet">
          ↓
        </p>
        <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
          {offspring.map((animal, index) => (
            <li key={index}>
              <Animal
                status={animal.status}
                name={"sex" in animal ? t(`inheritanceDiagram.${animal.sex}`) : undefined}
              />
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 text-quiet">{t(`inheritanceDiagram.${inheritance}`)}</figcaption>
      </figure>
    </section>
  );
}

function Animal({ status, name }: { readonly status: CarrierStatus; readonly name?: string | undefined }) {
  const t = translate("products");
  return (
    <div
      className={`grid justify-items-center rounded-box p-3 text-center text-small font-semibold ${meaningStyles[status]}`}
    >
      <span className="text-title-3">
        <MeaningSymbol meaning={status} />
      </span>
      {name && <span>{name}</span>}
      <span>{t(`inheritanceDiagram.${status}`)}</span>
    </div>
  );
}
