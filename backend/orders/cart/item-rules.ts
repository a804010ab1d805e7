import { errorCode } from "@/lib/domain/error-codes";
import { productTypes } from "@/lib/config/shop/product-types";
import { and, eq, ne } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { isSingleQuantity, isUpgrade, type LineFlags } from "@/lib/domain/orders/single-quantity";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { cartItems } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import type { Body } from "@/lib/contract/calls";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { findReadyKits } from "@/backend/kits/public/find-kits";
import { findIncludedTests } from "@/backend/kits/public/offered-tests";
import { findOrderedUpgrades } from "@/backend/kits/public/stored-samples";
import { findReportedAnimals } from "@/backend/animals/public/find-reported-animals";

export const mixedUpgrades = new Refusal(409, {
  code: 101,
  message: "refusals.mixedUpgrades",
});

const alreadyInCart = new Refusal(409, {
  code: 102,
  message: "refusals.itemAlreadyInCart",
});

type Product = Pick<typeof products.$inferSelect, "id" | "typeId" | "speciesId" | "upgrade">;

/** Validates the submitted flags against the product, and the animal against the caller's own. */
export async function readItemFlags(
  tx: Tx,
  caller: Caller,
  product: Product,
  { metaData }: Pick<Body<"cart.addItem">, "metaData">,
): Promise<LineFlags | Refusal> {
  if (metaData?.kitBarcode) return readKitFlags(tx, caller, product, metaData.kitBarcode);
  const isUpgradeTests = product.upgrade === "tests";
  const isUpgradeFullbreed = product.upgrade === "full-breed";
  if ((metaData?.isUpgradeTests ?? isUpgradeTests) !== isUpgradeTests)
    return refuseFields({ "metaData.isUpgradeTests": "fields.invalid" });
  if ((metaData?.isUpgradeFullbreed ?? isUpgradeFullbreed) !== isUpgradeFullbreed)
    return refuseFields({ "metaData.isUpgradeFullbreed": "fields.invalid" });
  const animalId = metaData?.animalId ?? null;
  const refusal = await refuseAnimal(tx, caller, animalId, product);
  return refusal ?? { isUpgradeTests, isUpgradeFullbreed, animalId };
}

/** A test added to a kit that is being activated: the laboratory uses the kit's sample. */
async function readKitFlags(
  tx: Tx,
  caller: Caller,
  product: Product,
  barcode: string,
): Promise<LineFlags | Refusal> {
  const field = "metaData.kitBarcode";
  const ready = await findReadyKits(tx, { barcodes: [barcode], fieldAt: () => field });
  if (ready instanceof Refusal) return ready;
  const kit = ready[0];
  const isOtherSpecies = Boolean(kit?.product?.speciesId) && kit?.product?.speciesId !== product.speciesId;
  if (kit === undefined || isOtherSpecies || !isAddedToKits(product))
    return refuseFields({ [field]: "fields.invalid" });
  const included = await findIncludedTests(tx, caller, { barcode });
  if (included.products.some(({ id }) => id === product.id))
    return refuseFields({ [field]: "fields.alreadyIncluded" });
  return { isUpgradeTests: true, isUpgradeFullbreed: false, animalId: null, kitId: kit.kit.id };
}

/** Single tests; other products bring a tube of their own or need none. */
const isAddedToKits = ({ typeId, upgrade }: Product): boolean =>
  upgrade === null && (typeId === productTypes.trait || typeId === productTypes.disease);

async function refuseAnimal(
  tx: Tx,
  caller: Caller,
  animalId: number | null,
  { id, speciesId }: Product,
): Promise<Refusal | undefined> {
  if (animalId === null) return undefined;
  if (await isOwnAnimalOfSpecies(tx, caller, animalId, speciesId)) return refuseReported(tx, id, animalId);
  return refuseFields({ "metaData.animalId": "fields.invalid" });
}

/** Results that the animal has already, or that are ordered with an upgrade, are not sold again. */
async function refuseReported(tx: Tx, productId: number, animalId: number): Promise<Refusal | undefined> {
  const ordered = await findOrderedUpgrades(tx, animalId);
  if (ordered.has(productId)) return refuseFields({ "metaData.animalId": "records.upgradeOrdered" });
  const reported = await findReportedAnimals(tx, productId, [animalId]);
  return reported.has(animalId)
    ? refuseFields({ "metaData.animalId": "records.resultsReported" })
    : undefined;
}

/** The response does not reveal whether the animal exists, is another user's or of another species. */
async function isOwnAnimalOfSpecies(tx: Tx, { user }: Caller, animalId: number, speciesId: number | null) {
  if (user === undefined) return false;
  const [animal] = await tx
    .select({ speciesId: animals.speciesId })
    .from(animals)
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, user.id)));
  return animal !== undefined && (speciesId === null || speciesId === animal.speciesId);
}

interface Line extends LineFlags {
  readonly productId: number;
  readonly typeId: number;
}

/** Same product, same animal, same kind of upgrade. */
export function isSameLine(left: Omit<Line, "typeId">, right: Omit<Line, "typeId">): boolean {
  return (
    left.productId === right.productId &&
    left.animalId === right.animalId &&
    (left.kitId ?? null) === (right.kitId ?? null) &&
    left.isUpgradeTests === right.isUpgradeTests &&
    left.isUpgradeFullbreed === right.isUpgradeFullbreed
  );
}

interface DescribedLine extends Omit<Line, "typeId"> {
  readonly note: string | null;
  readonly patientReference: string | null;
}

/**
 * Whether a line joins another in the cart. Kits of different patients or with different notes stay apart; a test for one
 * animal is in a cart once.
 */
export const isJoinable = (line: DescribedLine, other: DescribedLine & Line): boolean =>
  isSameLine(line, other) &&
  (isSingleQuantity(other) ||
    (other.patientReference === line.patientReference &&
      (other.note === null || line.note === null || other.note === line.note)));

/** Refuses a new line that the existing lines exclude. */
export function refuseIncompatible(
  lines: readonly Line[],
  added: Line,
  quantity: number,
): Refusal | undefined {
  const isMixed = lines.some((line) => isUpgrade(line) !== isUpgrade(added));
  if (isMixed && added.typeId !== productTypes.shippingMethod) return mixedUpgrades;
  if (!isSingleQuantity(added)) return undefined;
  if (lines.some((line) => isSameLine(line, added))) return alreadyInCart;
  return quantity > 1 ? refuseFields({ quantity: "fields.invalid" }) : undefined;
}

/** With `more` items in addition to the lines. */
export function refuseTooManyItems(
  lines: readonly { readonly quantity: number }[],
  more = 0,
): Refusal | undefined {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, more);
  return count > limits.orderItems
    ? refuseFields({ quantity: errorCode("fields.tooManyItems", { count: limits.orderItems }) })
    : undefined;
}

/** Reads the cart's lines without shipping. */
export function readProductLines(tx: Tx, cartId: string) {
  const { id, productId, quantity, animalId, isUpgradeTests, isUpgradeFullbreed, kitId } = cartItems;
  return tx
    .select({
      note: cartItems.note,
      patientReference: cartItems.patientReference,
      id,
      productId,
      quantity,
      animalId,
      isUpgradeTests,
      isUpgradeFullbreed,
      kitId,
      typeId: products.typeId,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(cartItems.cartId, cartId), ne(products.typeId, productTypes.shippingMethod)));
}
