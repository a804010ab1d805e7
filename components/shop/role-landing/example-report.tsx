import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { pictures } from "@/lib/domain/pictures";

/** Widths are classes: the page's CSP forbids style attributes. */
const breeds = [
  { name: "poodle", share: 50, width: "w-1/2" },
  { name: "golden", share: 25, width: "w-1/4" },
  { name: "spaniel", share: 25, width: "w-1/4" },
] as const;

const findings = [
  { name: "eyes", result: "clear" },
  { name: "blood", result: "carrier" },
] as const;

/** A sample report: ancestry first, then health. */
export function ExampleReport() {
  const t = translate("roleLanding");
  return (
    <figure className="rounded-box bg-card p-5 shadow-raised wide:p-8">
      <div className="flex items-center gap-4">
        <Illustration
          src={pictures.pet("canine", { kind: "curly", colour: "cream" })}
          kind="pet"
          isLazy
          className="size-20 shrink-0"
        />
        <figcaption>
          <span className="text-small text-quiet">{t("owner.report.sample")}</span>
          <strong className="block text-title-2">{t("owner.report.name")}</strong>
        </figcaption>
      </div>
      <h3 className="mt-6">{t("owner.report.from")}</h3>
      <ul className="mt-3 grid gap-3">
        {breeds.map(({ name, share, width }) => (
          <li key={name}>
            <span className="flex justify-between">
              {t(`owner.report.${name}`)} <span className="font-semibold tabular-nums">{share} %</span>
            </span>
            <span aria-hidden className="mt-1 block h-3 overflow-hidden rounded-full bg-sand">
              <span className={`block h-full rounded-full bg-brand ${width}`} />
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6">{t("owner.report.health")}</h3>
      <ul className="mt-3 grid gap-3">
        {findings.map(({ name, result }) => (
          <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line pt-3">
            <span className="grow font-semibold">{t(`owner.report.${name}`)}</span>
            <span
              className={`rounded-full px-3 py-1 text-small font-semibold ${meaningStyles[result].className}`}
            >
              <span aria-hidden>{meaningStyles[result].symbol} </span>
              {t(`owner.report.${result}`)}
            </span>
            <span className="w-full text-quiet">{t(`owner.report.${name}Text`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
