import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findOrderedUpgrades } from "@/backend/kits/public/stored-samples";
import { listOwnCartItems } from "@/backend/animals/records/my-products/list-own-cart-items";
import { listUpgrades } from "@/backend/animals/records/my-products/list-upgrades";
import { findReportedAnimals } from "@/backend/animals/public/find-reported-animals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readTubes, type Tube } from "./tubes";

/** What the owner can order on a sample that the laboratory has. */
export async function listUpgradeProducts(
  { tx, caller }: SignedInContext,
  { params: { id, barcode } }: Input<"animals.upgradeProducts">,
) {
  const { user, admin } = caller;
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  if (access?.relation !== "owner") return notFound();
  const tubes = await readTubes(tx, [id]);
  const tube = tubes.find((each) => each.barcode === normalizeBarcode(barcode));
  if (tube === undefined) return notFound();
  const usable = isUsable(tube);
  const upgrades = usable ? await listUpgrades(tx, caller, access.animal.speciesId) : [];
  const bought = new Set(await findOrderedUpgrades(tx, id));
  for (const upgrade of upgrades)
    if ((await findReportedAnimals(tx, upgrade.id, [id])).has(id)) bought.add(upgrade.id);
  const inCart = await findInCart(tx, user.id, id);
  return {
    barcode: tube.barcode,
    isUsable: usable,
    results: upgrades
      .filter((upgrade) => !bought.has(upgrade.id))
      .map((upgrade) => ({ ...upgrade, isInCart: inCart.has(upgrade.id) })),
  };
}

/** The laboratory has it, and it has not failed. */
function isUsable({ state, receivedAt, progress }: Tube): boolean {
  const hasArrived = receivedAt !== null || (progress !== null && progress.stage !== null);
  return hasArrived && state !== "failed" && state !== "cancelled" && state !== "payment-hold";
}

async function findInCart(tx: Tx, userId: number, animalId: number): Promise<ReadonlySet<number>> {
  const items = await listOwnCartItems(tx, userId);
  return new Set(items.filter((item) => item.animalId === animalId).map(({ productId }) => productId));
}
