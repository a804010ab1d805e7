import { useLanguage, useTranslator } from "#use-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import type { readSuppliesOrder } from "./supplies-form-data";
import type { Response } from "@/lib/contract/calls";

export type Kit = Response<"orderSupplies.kits">[number];

interface KitFieldsProps {
  readonly kits: readonly Kit[];
  readonly error: string | undefined;
}

/** Available kits with their quantities. */
export function KitFields({ kits, error }: KitFieldsProps) {
  const language = useLanguage();
  const t = useTranslator("orderSupplies");
  return (
    <fieldset className={cn(cardStyles, "grid min-w-0 gap-4", error && "border-affected")}>
      <legend className="sr-only">{t("kits")}</legend>
      <h2>{t("kits")}</h2>
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
            aria-label={t("quantity", { name })}
            className="min-h-11 w-full rounded-box border border-edge bg-card px-3 text-right tabular-nums"
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Total in minor units. Invalid quantities count as zero; validation rejects them on submit. */
export function sumKits(items: ReturnType<typeof readSuppliesOrder>["items"], kits: readonly Kit[]): number {
  const prices = new Map(kits.map(({ id, price }) => [id, toMinorUnits(price.amount)]));
  const validItems = items.filter(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  return validItems.reduce(
    (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
    0,
  );
}

export function KitTotal({ sum, kits }: { readonly sum: number; readonly kits: readonly Kit[] }) {
  const language = useLanguage();
  const t = useTranslator("orderSupplies");
  const [kit] = kits;
  if (kit === undefined) return null;
  const { currency } = kit.price;
  return (
    <>
      <span>{t("total")}</span>
      <span className="tabular-nums">{formatMoney({ amount: toWireAmount(sum), currency }, language)}</span>
    </>
  );
}
