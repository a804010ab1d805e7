import { useTranslator } from "#use-messages";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

interface LineDetailsProps {
  readonly item: CheckoutCart["items"][number];
}

/** What tells lines of one product apart, below its name. */
export function LineDetails({ item: { animal, patientReference, note } }: LineDetailsProps) {
  const t = useTranslator("checkout.summary");
  const details = [
    animal && t("animal", { name: animal.name }),
    patientReference && t("patient", { reference: patientReference }),
    note && t("note", { note }),
  ].filter((detail) => detail !== null && detail !== "");
  return details.map((detail) => (
    <span key={detail} className="block text-small text-quiet">
      {detail}
    </span>
  ));
}
