import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { checkInputStyles } from "@/components/ui/checkbox";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { AvailableTest, TestList } from "./test-list";

/** Styles on the list, not on each of hundreds of rows. */
const listStyles =
  "mt-2 divide-y divide-line [&>li]:flex [&>li]:items-center [&>li]:gap-3 [&_label]:flex [&_label]:min-h-11 " +
  "[&_label]:min-w-0 [&_label]:grow [&_label]:items-start [&_label]:gap-3 [&_label]:py-2.5 [&_span]:tabular-nums " +
  "[&_a]:scroll-my-48 [&_input]:scroll-my-48 [&_a]:py-2.5 [&_a]:text-small [&_input:disabled~*]:text-quiet";

export interface TestSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tests: readonly AvailableTest[];
  readonly species: SpeciesName;
  readonly currency: TestList["currency"];
  readonly chosen: ReadonlySet<number>;
  /** The profile holds as many tests as it can. */
  readonly isFull: boolean;
  /** Not hydrated, or the profile is still loading. */
  readonly isDisabled: boolean;
  readonly onToggle: (id: number) => void;
}

/** Tests under one heading, each with its price and a link to its page. */
export function TestSection({ id, title, tests, species, ...rest }: TestSectionProps) {
  const language = useLanguage();
  const t = useTranslator("customProfiles.builder");
  const { currency, chosen, isFull, isDisabled, onToggle } = rest;
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="scroll-mt-24 border-b border-edge pb-2">
        {title}
      </h3>
      <ul className={listStyles}>
        {tests.map((test) => (
          <li key={test.id}>
            <label>
              <input
                type="checkbox"
                className={checkInputStyles}
                checked={chosen.has(test.id)}
                disabled={isDisabled || (isFull && !chosen.has(test.id))}
                onChange={() => onToggle(test.id)}
              />
              {test.name}
            </label>
            <span>{formatMoney({ amount: test.amount, currency }, language)}</span>
            <Link
              href={paths.product({ id: test.id, name: test.name, species })}
              aria-label={t("about", { name: test.name })}
            >
              {t("aboutShort")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
