import { Table } from "@/components/ui/table";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { taxRateBps } from "@/lib/config/markets/taxes";
import type { Response } from "@/lib/contract/calls";
import { deliveryDays } from "@/lib/domain/orders/delivery-dates";
import { formatMoney, formatPercent } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { taxName } from "@/lib/domain/orders/tax-name";
import { requestLanguage, translate } from "@/lib/i18n/translate";

interface DeliveryOptionsProps {
  /** Code of the country. */
  readonly country: string;
  readonly options: Response<"cart.deliveryOptions">;
}

/** Prices and times of a kit on its way to a country. */
export function DeliveryOptions({ country, options }: DeliveryOptionsProps) {
  const t = translate("delivery.delivery");
  return (
    <section aria-labelledby="delivery" className="grid gap-4">
      <h2 id="delivery">{t("title")}</h2>
      {options.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <>
          <OptionTable country={country} options={options} />
          <p className="max-w-text text-small text-quiet">
            {t("counted")} <TaxNote country={country} />
          </p>
        </>
      )}
    </section>
  );
}

function OptionTable({ country, options }: DeliveryOptionsProps) {
  const t = translate("delivery.delivery");
  const currency = { code: storeCurrencies[storeOf(country)] };
  return (
    <Table
      caption={t("caption")}
      isNarrow
      columns={[
        { key: "method", label: t("method") },
        { key: "days", label: t("days") },
        { key: "price", label: t("price"), isNumber: true },
      ]}
      rows={options.map(({ id, name, amount, minDays, maxDays }) => ({
        key: String(id),
        cells: {
          method: name,
          days: t("range", deliveryDays({ min: minDays, max: maxDays }, country)),
          price:
            toMinorUnits(amount) === 0 ? t("free") : formatMoney({ amount, currency }, requestLanguage()),
        },
      }))}
    />
  );
}

function TaxNote({ country }: { readonly country: string }) {
  const t = translate("delivery.delivery");
  const rateBps = taxRateBps(country);
  if (rateBps === 0) return t("noTax");
  return t("tax", { rate: formatPercent(rateBps / 100, requestLanguage()), tax: taxName(country) });
}
