import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useOpenWhen } from "@/components/ui/use-open-when";
import { formatMoney } from "@/lib/domain/format";
import type { OfferedTest } from "@/store/slices/activation";

interface OfferListProps {
  readonly title: string;
  readonly tests: readonly OfferedTest[];
  /** Closed at first, with its number of tests. */
  readonly isFolded?: boolean;
  readonly chosen: readonly OfferedTest[];
  readonly toggle: (test: OfferedTest, isChosen: boolean) => void;
}

const shownFirst = 4;
const searchableFrom = 12;

/** Tests with prices to tick. */
export function OfferList({ isFolded = false, ...props }: OfferListProps) {
  if (props.tests.length === 0) return null;
  return isFolded ? <FoldedOffer {...props} /> : <OfferFields {...props} />;
}

function FoldedOffer(props: Omit<OfferListProps, "isFolded">) {
  const t = useTranslator("activation.extras");
  const { tests, chosen } = props;
  const details = useOpenWhen(chosen.some(({ id }) => tests.some((test) => test.id === id)));
  return (
    <details ref={details} className="rounded-box border border-line bg-card open:pb-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-medium">
        {t("all", { count: tests.length })}
        <ChevronIcon />
      </summary>
      <div className="px-4 pt-2">
        <OfferFields {...props} />
      </div>
    </details>
  );
}

/** A long list starts short and can be searched. */
function OfferFields({ title, tests, chosen, toggle }: Omit<OfferListProps, "isFolded">) {
  const t = useTranslator("activation.extras");
  const [filter, setFilter] = useState("");
  const [isWhole, setWhole] = useState(false);
  const words = filter.trim().toLowerCase();
  const found = tests.filter(({ name }) => name.toLowerCase().includes(words));
  const isShort = !isWhole && words === "" && found.length > shownFirst;
  // A chosen test is never hidden.
  const shown = isShort
    ? found.filter((test, at) => at < shownFirst || chosen.some(({ id }) => id === test.id))
    : found;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-title-3 font-bold">{title}</legend>
      {tests.length > searchableFrom && (
        <TextField
          type="search"
          label={t("filter")}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      )}
      <ul className="grid gap-2">
        {shown.map((test) => (
          <li key={test.id}>
            <OfferedTestCard
              test={test}
              isChosen={chosen.some(({ id }) => id === test.id)}
              onToggle={(isChosen) => toggle(test, isChosen)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-quiet empty:hidden">
        {shown.length === 0 && t("nothing")}
      </p>
      {isShort && (
        <Button kind="quiet" className="-ml-5 justify-self-start" onClick={() => setWhole(true)}>
          {t("more")}
        </Button>
      )}
    </fieldset>
  );
}

interface OfferedTestCardProps {
  readonly test: OfferedTest;
  readonly isChosen: boolean;
  readonly onToggle: (isChosen: boolean) => void;
}

function OfferedTestCard({ test, isChosen, onToggle }: OfferedTestCardProps) {
  const language = useLanguage();
  return (
    <label className="flex items-start gap-3 rounded-box border border-edge bg-card px-4 py-3 transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{test.name}</span>
        <span className="line-clamp-2 text-small text-quiet">{test.summary}</span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(test.price, language)}
      </span>
    </label>
  );
}
