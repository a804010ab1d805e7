import type { MyProduct } from "@/lib/contract/animals/records/my-products/my-products.types";
import type { Translator } from "@/lib/i18n/translator";

/** Translate function for the messages of this area, which are loaded with the component. */
export type MyProductTranslator = Translator<"myProducts">;

export interface MyProductProps {
  readonly product: MyProduct;
}
