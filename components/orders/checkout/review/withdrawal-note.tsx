import { useTranslator } from "#use-messages";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import { storeOf } from "@/lib/config/markets/markets";

/** Right of withdrawal, shown before ordering. Practices are not consumers and do not have it. */
export function WithdrawalNote({ checkout: { cart, country, options } }: Pick<StepProps, "checkout">) {
  const t = useTranslator("checkout.review");
  const isPosted = cart.allShippingMethods.length > 0;
  const address = isPosted ? cart.shippingAddress : cart.billingAddress;
  const buyerCountry = address?.country ?? cart.country ?? country;
  if (options.isOnAccount || !hasWithdrawalRight(buyerCountry)) return null;
  return (
    <section aria-labelledby="withdrawal" className="rounded-box bg-sand px-4 py-3 text-small">
      <h2 id="withdrawal" className="text-base">
        {t("withdrawalTitle")}
      </h2>
      <p className="mt-1">{isPosted ? t("withdrawal") : t("withdrawalUpgrade")}</p>
    </section>
  );
}

const euroStore = "DE";
/** EU and EEA members outside the euro area, and the United Kingdom, which kept the rule. */
const outsideEuro: ReadonlySet<string> = new Set([
  "CZ",
  "DK",
  "GB",
  "HU",
  "IS",
  "LI",
  "NO",
  "PL",
  "RO",
  "SE",
]);
const ownMarkets: ReadonlySet<string> = new Set(["DE", "ES", "FR", "IT", "NL", "PT"]);
/** They use the euro without being members. */
const euroOnly: ReadonlySet<string> = new Set(["AD", "MC", "ME", "SM", "VA", "XK", "BL", "PM"]);

/** Whether consumers may withdraw from distance purchases within 14 days: EU, EEA and the United Kingdom. */
export function hasWithdrawalRight(country: string): boolean {
  if (outsideEuro.has(country) || ownMarkets.has(country)) return true;
  return storeOf(country) === euroStore && !euroOnly.has(country);
}
