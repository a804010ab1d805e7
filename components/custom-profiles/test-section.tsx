import { tickLook } from "@/components/ui/checkbox";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { type BuilderWords, fill } from "./custom-words";
import type { OfferedTest, TestList } from "./test-groups";

/** On the list, not on each of hundreds of rows. */
const listLook =
  "mt-2 divide-y divide-line [&>li]:flex [&>li]:items-center [&>li]:gap-3 [&_label]:flex [&_label]:min-h-11 " +
  "[&_label]:min-w-0 [&_label]:grow [&_label]:items-start [&_label]:gap-3 [&_label]:py-2.5 [&_span]:tabular-nums " +
  "[&_a]:scroll-my-48 [&_input]:scroll-my-48 [&_a]:py-2.5 [&_a]:text-small [&_input:disabled~*]:text-quiet";

export interface TestSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tests: readonly OfferedTest[];
  readonly species: SpeciesName;
  readonly currency: TestList["currency"];
  readonly language: Language;
  readonly words: BuilderWords["builder"];
  readonly chosen: ReadonlySet<number>;
  /** Nothing more can be chosen just now. */
  readonly isFull: boolean;
  /** Nothing can be changed yet. */
  readonly isStill: boolean;
  readonly onToggle: (id: number) => void;
}

/** Tests under one heading, each with what it costs and a way to what it is about. */
export function TestSection({ id, title, tests, species, ...rest }: TestSectionProps) {
  const { currency, language, words, chosen, isFull, isStill, onToggle } = rest;
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="scroll-mt-24 border-b border-edge pb-2">
        {title}
      </h3>
      <ul className={listLook}>
        {tests.map((test) => (
          <li key={test.id}>
            <label>
              <input
                type="checkbox"
                className={tickLook}
                checked={chosen.has(test.id)}
                disabled={isStill || (isFull && !chosen.has(test.id))}
                onChange={() => onToggle(test.id)}
              />
              {test.name}
            </label>
            <span>{formatMoney({ amount: test.amount, currency }, language)}</span>
            <a
              href={paths.product({ id: test.id, name: test.name, species })}
              aria-label={fill(words.about, { name: test.name })}
            >
              {words.aboutShort}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
