import type { PetForm } from "@/lib/config/activation";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { petFormOf } from "@/lib/domain/pet-form";
import { messageOf } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { ActivationKit, KitProduct } from "@/store/slices/activation-state";

interface ChosenProduct {
  readonly product: KitProduct | undefined;
  readonly form: PetForm;
  readonly isLoading: boolean;
  readonly failure: { readonly message: string; readonly retry: () => void } | undefined;
}

/** The product of the kit; of a tube without a test, the one chosen from a pack. */
export function useChosenProduct(
  kit: ActivationKit | undefined,
  chosenId: number | undefined,
): ChosenProduct {
  const isChosen = kit?.product === null && chosenId !== undefined;
  const query = useQueryCall(productsRoutes.get, { params: { id: chosenId ?? 0 } }, { isSkipped: !isChosen });
  const settled = { isLoading: false, failure: undefined };
  if (kit?.product) return { product: kit.product, form: kit.form, ...settled };
  const unknown = { product: undefined, form: petFormOf(null), ...settled };
  if (!isChosen) return unknown;
  const chosen = query.data?.id === chosenId ? query.data : undefined;
  if (chosen) return { product: toKitProduct(chosen), form: petFormOf(chosen), ...settled };
  if (query.error === undefined) return { ...unknown, isLoading: true };
  return { ...unknown, failure: { message: messageOf(query.error), retry: query.refetch } };
}

interface Chosen extends Omit<KitProduct, "testCount"> {
  readonly tests: readonly unknown[];
}

function toKitProduct({ id, name, species, typeId, categoryId, tests }: Chosen): KitProduct {
  return { id, name, species, typeId, categoryId, testCount: tests.length };
}
