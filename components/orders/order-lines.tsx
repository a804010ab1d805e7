import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";

interface Line {
  readonly product: { readonly id: number; readonly name: string; readonly species: string | null };
  readonly quantity: number;
  readonly unitAmount: string;
  readonly amount: string;
  readonly animal: string | null;
  readonly note: string | null;
}

interface OrderLinesProps {
  readonly lines: readonly Line[];
  readonly currency: { readonly code: string };
  readonly language: Language;
  readonly words: Words<"orders">;
}

export function OrderLines({ lines, currency, language, words }: OrderLinesProps) {
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {lines.map(({ product, quantity, unitAmount, amount, animal, note }, at) => (
        <li key={at} className="grid grid-cols-[1fr_auto] gap-4 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <a href={paths.product({ ...product, species: speciesOf(product.species) })}>{product.name}</a>
            </p>
            <p className="text-small text-quiet">
              {quantity} × {words("order.each", { amount: money(unitAmount) })}
            </p>
            {animal && <p className="text-small text-quiet">{words("order.for", { animal })}</p>}
            {note && <p className="text-small wrap-anywhere text-quiet">{words("order.note", { note })}</p>}
          </div>
          <p className="font-medium tabular-nums">{money(amount)}</p>
        </li>
      ))}
    </ul>
  );
}

const speciesOf = (name: string | null): SpeciesName | null =>
  name === "canine" || name === "feline" ? name : null;
