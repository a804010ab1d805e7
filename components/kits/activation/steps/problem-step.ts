import type { ActivationStep } from "@/lib/domain/kits/activation-steps";

/** The step whose field has been refused, by the name of the field in the call. */
export function problemStep(field: string): ActivationStep {
  if (field.startsWith("pet.")) return "pet";
  if (field.startsWith("person.")) return "person";
  if (field === "selectedTestKit" || field === "selectedProduct") return "test";
  if (field.startsWith("collectionAgent") || field.startsWith("consents")) return "sample";
  if (field === "payment" || field.startsWith("payment.")) return "extras";
  return field === "email" ? "email" : "barcode";
}
