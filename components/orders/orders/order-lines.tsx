import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Response } from "@/lib/contract/calls";

type Line = Response<"orders.get">["lines"][number];

interface OrderLinesProps {
  readonly lines: readonly Line[];
  readonly currency: { readonly code: string };
}

export function OrderLines({ lines, currency }: OrderLinesProps) {
  const t = translate("orders");
  const money = (amount: string) => formatMoney({ amount, currency }, requestLanguage());
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {lines.map(({ product, quantity, unitAmount, amount, animal, note, patientReference }, index) => (
        <li key={index} className="grid grid-cols-[1fr_auto] gap-4 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <Link href={paths.product({ ...product, species: toSpecies(product.species) })}>
                {product.name}
              </Link>
            </p>
            <p className="text-small text-quiet">
              {quantity} × {t("order.each", { amount: money(unitAmount) })}
            </p>
            {animal && <p className="text-small text-quiet">{t("order.for", { animal })}</p>}
            {patientReference && (
              <p className="text-small wrap-anywhere text-quiet">
                {t("order.patient", { reference: patientReference })}
              </p>
            )}
            {note && <p className="text-small wrap-anywhere text-quiet">{t("order.note", { note })}</p>}
          </div>
          <p className="font-medium tabular-nums">{money(amount)}</p>
        </li>
      ))}
    </ul>
  );
}

const toSpecies = (name: string | null): SpeciesName | null =>
  name === "canine" || name === "feline" ? name : null;
