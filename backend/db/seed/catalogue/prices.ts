import { type Store, storeCurrencies } from "@/lib/config/markets/markets";
import rows from "@/backend/db/seed/data/price-bands.json" with { type: "json" };
import { type ProductSeed } from "./product-seed";

/** Minor units; as the market shows it: tax included everywhere but in Canada and the United States. */
export type Price = { amount: number; currency: string };

type PriceBand = { band: string } & Record<Store, number>;

const list: readonly PriceBand[] = rows;
const byName = new Map(list.map((row) => [row.band, row]));

export function priceOf(product: Pick<ProductSeed, "priceBand">, store: Store): Price {
  const band = byName.get(product.priceBand);
  if (!band) throw new Error(`There is no price band "${product.priceBand}".`);
  return { amount: band[store], currency: storeCurrencies[store] };
}
