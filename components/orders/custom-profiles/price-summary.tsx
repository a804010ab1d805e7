import { useLanguage, useTranslator } from "#use-messages";
import { limits } from "@/lib/config/limits";
import { nextDiscount } from "@/lib/domain/orders/custom-profile-price";
import { formatMoney } from "@/lib/domain/format";
import type { Translator } from "@/lib/i18n/translator";
import type { AvailableTest, TestList } from "./test-list";
import type { ProfilePrice } from "./use-builder";

interface PriceSummaryProps {
  readonly price: ProfilePrice;
  readonly count: number;
  readonly currency: TestList["currency"];
}

/** Number of tests, price and saving. Both lines are always there, so that nothing moves while choosing. */
export function PriceSummary({ price, count, currency }: PriceSummaryProps) {
  const language = useLanguage();
  const t = useTranslator("customProfiles");
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <div role="status" className="grid">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t("summary.count", { count })}</span>
        <span data-profile-price className="text-title-3 font-semibold tabular-nums">
          {money(price.amount)}
        </span>
      </p>
      <p className="flex min-h-6 flex-wrap justify-between gap-x-4 text-small text-quiet">
        <span className="text-clear">
          {price.percent > 0 && t("summary.save", { amount: money(price.saved), percent: price.percent })}
        </span>
        <span>{nextShareHint(count, t)}</span>
      </p>
    </div>
  );
}

function nextShareHint(count: number, t: Translator<"customProfiles">): string {
  if (count >= limits.customProfileTests) return t("summary.full");
  const next = nextDiscount(count);
  if (next === undefined) return "";
  const { missing, percent } = next;
  return t("summary.next", { count: missing, percent });
}

interface ChosenTestsProps {
  readonly tests: readonly AvailableTest[];
  readonly onRemove: (id: number) => void;
}

const removeButtonStyles =
  "grid size-8 shrink-0 place-items-center rounded-box text-quiet hover:bg-sand hover:text-ink";

/** Folded: a phone has no room for it, and the list shows the ticks anyway. */
export function ChosenTests({ tests, onRemove }: ChosenTestsProps) {
  const t = useTranslator("customProfiles.summary");
  if (tests.length === 0) return null;
  return (
    <details>
      <summary className="disclosure text-small font-medium">{t("chosen")}</summary>
      <ul className="mt-2 max-h-48 divide-y divide-line overflow-y-auto text-small desk:max-h-80">
        {tests.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1">
            {name}
            <button
              type="button"
              className={removeButtonStyles}
              aria-label={t("remove", { name })}
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
