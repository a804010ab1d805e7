import { fill } from "@/components/approvals/approval-words";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import type { bodyOf } from "./supplies-body";
import type { SuppliesWords } from "./supplies-words";

export interface Kit {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly price: { readonly amount: string; readonly currency: { readonly code: string } };
}

interface KitFieldsProps {
  readonly kits: readonly Kit[];
  readonly error: string | undefined;
  readonly language: Language;
  readonly words: SuppliesWords;
}

/** What there is, and how much of it is wanted. */
export function KitFields({ kits, error, language, words }: KitFieldsProps) {
  return (
    <fieldset className={cn(cardLook, "grid min-w-0 gap-4", error && "border-affected")}>
      <legend className="sr-only">{words.kits}</legend>
      <h2>{words.kits}</h2>
      {kits.map(({ id, name, summary, price }) => (
        <div key={id} className="grid grid-cols-[1fr_5rem] items-start gap-4 border-t border-line pt-4">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-small text-quiet">{summary}</p>
            <p className="font-medium tabular-nums">{formatMoney(price, language)}</p>
          </div>
          <input
            name={`kit.${id}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.quantityMax}
            defaultValue={0}
            aria-label={fill(words.quantity, { name })}
            className="min-h-11 w-full rounded-box border border-edge bg-card px-3 text-right tabular-nums"
          />
        </div>
      ))}
    </fieldset>
  );
}

/** In minor units. What is no whole number of kits is refused when it is sent, and counts as none until then. */
export function sumOf(items: ReturnType<typeof bodyOf>["items"], kits: readonly Kit[]): number {
  const each = new Map(kits.map(({ id, price }) => [id, toMinorUnits(price.amount)]));
  const wished = items.filter(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  return wished.reduce((sum, { productId, quantity }) => sum + (each.get(productId) ?? 0) * quantity, 0);
}

interface TotalProps {
  readonly sum: number;
  readonly kits: readonly Kit[];
  readonly language: Language;
  readonly words: SuppliesWords;
}

/** What all that is chosen costs together. */
export function Total({ sum, kits, language, words }: TotalProps) {
  const [kit] = kits;
  if (kit === undefined) return null;
  const { currency } = kit.price;
  return (
    <>
      <span>{words.total}</span>
      <span className="tabular-nums">{formatMoney({ amount: toWireAmount(sum), currency }, language)}</span>
    </>
  );
}
