import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { nextShare } from "@/lib/domain/custom-profile-price";
import { formatMoney } from "@/lib/domain/format";
import { type BuilderWords, fill } from "./custom-words";
import type { OfferedTest, TestList } from "./test-groups";
import type { ShownPrice } from "./use-builder";

interface PriceLinesProps {
  readonly price: ShownPrice;
  readonly count: number;
  readonly currency: TestList["currency"];
  readonly language: Language;
  readonly words: BuilderWords["summary"];
}

/** How many, what they cost, what that saves. The lines are there from the beginning: nothing moves as one chooses. */
export function PriceLines({ price, count, currency, language, words }: PriceLinesProps) {
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <div role="status" className="grid">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{countOf(count, words)}</span>
        <span data-profile-price className="text-title-3 font-semibold tabular-nums">
          {money(price.amount)}
        </span>
      </p>
      <p className="flex min-h-6 flex-wrap justify-between gap-x-4 text-small text-quiet">
        <span className="text-clear">
          {price.percent > 0 && fill(words.save, { amount: money(price.saved), percent: price.percent })}
        </span>
        <span>{nextOf(count, words)}</span>
      </p>
    </div>
  );
}

function countOf(count: number, words: BuilderWords["summary"]): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.many, { count });
}

function nextOf(count: number, words: BuilderWords["summary"]): string {
  if (count >= limits.customProfileTests) return words.full;
  const next = nextShare(count);
  if (next === undefined) return "";
  const { missing, percent } = next;
  return missing === 1 ? fill(words.nextOne, { percent }) : fill(words.next, { count: missing, percent });
}

interface ChosenTestsProps {
  readonly tests: readonly OfferedTest[];
  readonly words: BuilderWords["summary"];
  readonly onRemove: (id: number) => void;
}

const removeLook =
  "grid size-8 shrink-0 place-items-center rounded-box text-quiet hover:bg-sand hover:text-ink";

/** Folded: on a phone there is no room, and the list shows its ticks anyway. */
export function ChosenTests({ tests, words, onRemove }: ChosenTestsProps) {
  if (tests.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-small font-medium underline underline-offset-4">
        {words.chosen}
      </summary>
      <ul className="mt-2 max-h-48 divide-y divide-line overflow-y-auto text-small desk:max-h-80">
        {tests.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1">
            {name}
            <button
              type="button"
              className={removeLook}
              aria-label={fill(words.remove, { name })}
              onClick={() => onRemove(id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
