import type { MyProduct } from "@/lib/contract/animals/records/my-products/my-products.types";

/** What ordering a product for an animal means: on the stored sample, with a kit, or why it cannot be ordered. */
export type AnimalState = "sample" | "kit" | "reported" | "inCart" | "otherBreed" | "unavailable";

export function orderState({ animals, upgradeKind }: MyProduct["mine"], id: number): AnimalState {
  const animal = animals.find((own) => own.id === id);
  if (animal === undefined) return "unavailable";
  if (animal.isReported) return "reported";
  if (animal.isInCart) return "inCart";
  if (animal.isRelevant === false) return "otherBreed";
  return upgradeKind === "none" || animal.needsKit ? "kit" : "sample";
}
