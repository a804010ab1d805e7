import { formatLocale } from "@/lib/config/languages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Counter } from "./counter-client";

const claims = [
  { name: "breeds", number: 350, suffix: "+" },
  { name: "tests", number: 60, suffix: "+" },
  { name: "years", number: 15, suffix: "+" },
  { name: "animals", number: 40_000, suffix: "" },
  { name: "pregnancy", number: 96, suffix: "%" },
] as const;

/** Figures about the company, which count up when they come into view. */
export function Claims() {
  const t = translate("home");
  const numbers = new Intl.NumberFormat(formatLocale(requestLanguage()));
  return (
    <section aria-labelledby="claims" className="my-8 rounded-box bg-brand-soft p-6 desk:p-8">
      <h2 id="claims">{t("claims.title")}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-6 desk:grid-cols-5">
        {claims.map(({ name, number, suffix }) => (
          <li key={name} className="last:col-span-2 desk:last:col-span-1">
            <p className="text-title-1 font-bold text-brand tabular-nums wide:text-display">
              <Counter to={number} text={numbers.format(number) + suffix} />
            </p>
            <p className="mt-1 text-quiet">{t(`claims.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
