import type { Language } from "@/lib/config/languages";
import type { Words } from "@/lib/domain/words";
import { Counter } from "./counter-client";

const claims = [
  { name: "breeds", number: 350, after: "+" },
  { name: "tests", number: 60, after: "+" },
  { name: "years", number: 15, after: "+" },
  { name: "animals", number: 40_000, after: "" },
  { name: "pregnancy", number: 96, after: "%" },
] as const;

/** What we say of ourselves, in numbers that count up when they come into view. */
export function Claims({ words, language }: { readonly words: Words<"home">; readonly language: Language }) {
  const numbers = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="claims" className="my-8 rounded-box bg-brand-soft p-6 desk:p-8">
      <h2 id="claims">{words("claims.title")}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-6 desk:grid-cols-5">
        {claims.map(({ name, number, after }) => (
          <li key={name} className="last:col-span-2 desk:last:col-span-1">
            <p className="text-title-1 font-bold text-brand tabular-nums wide:text-display">
              <Counter to={number} whole={numbers.format(number) + after} />
            </p>
            <p className="mt-1 text-quiet">{words(`claims.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
