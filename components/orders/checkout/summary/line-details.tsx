import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";
import type { Translator } from "@/lib/i18n/translator";

interface LineDetailsProps {
  readonly item: CheckoutCart["items"][number];
  readonly t: Translator<"checkout">;
}

/** What tells lines of one product apart, below its name. */
export function LineDetails({ item: { animal, patientReference, note }, t }: LineDetailsProps) {
  const details = [
    animal && t("summary.animal", { name: animal.name }),
    patientReference && t("summary.patient", { reference: patientReference }),
    note && t("summary.note", { note }),
  ].filter((detail) => detail !== null && detail !== "");
  return details.map((detail) => (
    <span key={detail} className="block text-small text-quiet">
      {detail}
    </span>
  ));
}
