import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { CartLine } from "./read-lines";

/** Some products are sold in some countries only; where no country is known they are not. */
export function isSoldIn({ onlyCountries }: CartLine["products"], country: string | undefined): boolean {
  return onlyCountries === null || (country !== undefined && onlyCountries.includes(country));
}

/** Put in for one country and now to be sent to another: each by its item. Shown in the cart at its line. */
export function notSoldThere(lines: readonly CartLine[], country: string | undefined): Refusal | undefined {
  const unsold = lines.filter(({ products: product }) => !isSoldIn(product, country));
  if (unsold.length === 0) return undefined;
  return refuseFields(
    Object.fromEntries(
      unsold.map(({ cart_items: item, products: product }) => [
        `items.${item.id}`,
        `${product.name} is not sold in the country your order goes to. Please remove it.`,
      ]),
    ),
  );
}
