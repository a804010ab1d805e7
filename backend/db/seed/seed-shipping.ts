import { stores } from "@/lib/config/markets/markets";
import { shippingMethods, shippingPrices } from "@/backend/db/schema/pricing";
import type { AreaSeed } from "./seed-types";
import { shippingMethodRows, shippingOffers } from "./shipping-prices";
import { writeRows } from "./write-rows";

export function seedShipping(): AreaSeed {
  const priceRows = stores.flatMap((store) =>
    shippingOffers[store].map(([amount, minDays, maxDays], at) => ({
      methodId: shippingMethodRows[at === 0 ? 0 : 1].id,
      store,
      amount,
      minDays,
      maxDays,
    })),
  );
  return {
    area: "shipping",
    content: [shippingMethodRows, priceRows],
    write: async (tx) => {
      await writeRows(tx, shippingMethods, ["id"], [...shippingMethodRows]);
      await writeRows(tx, shippingPrices, ["methodId", "store"], priceRows);
    },
  };
}
