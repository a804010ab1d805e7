import { useLanguage, useTranslator } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { brand } from "@/lib/config/brand";
import { formatMoney } from "@/lib/domain/format";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";

/** A pending payment blocks the order: shown before anything is filled in, with a link to pay it. */
export function OutstandingNote({ checkout }: Pick<StepProps, "checkout">) {
  const language = useLanguage();
  const t = useTranslator("checkout.outstanding");
  const { options, user } = checkout;
  if (options.outstanding === null) return null;
  return (
    <section
      aria-labelledby="outstanding"
      className="grid justify-items-start gap-3 rounded-box border border-affected bg-affected-soft px-4 py-3"
    >
      <h2 id="outstanding" className="text-title-3">
        {t("title", { amount: formatMoney(options.outstanding, language) })}
      </h2>
      <p>{t("blocked")}</p>
      <p>{t("pay", { brand: brand.name })}</p>
      <LinkButton href={payUnpaidHref(user?.type ?? "guest")}>{t("payButton")}</LinkButton>
    </section>
  );
}
