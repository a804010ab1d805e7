import { and, eq, ne } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import { isOnceOnly, isUpgrade, type Marks } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { cartItems } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

const shippingTypeId = 7;

export const mixedUpgrades = new Refusal(409, {
  code: 101,
  message: "You can't mix test upgrades and regular products.",
});

const alreadyThere = new Refusal(409, {
  code: 102,
  message: "This item is already in your cart. You can only add it once.",
});

interface Sold {
  readonly id: number;
  readonly typeId: number;
  readonly speciesId: number | null;
  readonly upgrade: "tests" | "full-breed" | null;
}

interface Wish {
  readonly quantity: number;
  readonly metaData?:
    | {
        readonly isUpgradeTests?: boolean | undefined;
        readonly isUpgradeFullbreed?: boolean | undefined;
        readonly animalId?: number | null | undefined;
      }
    | null
    | undefined;
}

/** What the line will say of itself: whether it is an upgrade the product knows, the animal is the asker's own. */
export async function readMarks(
  tx: Tx,
  visit: Visit,
  product: Sold,
  { metaData }: Wish,
): Promise<Marks | Refusal> {
  const isUpgradeTests = product.upgrade === "tests";
  const isUpgradeFullbreed = product.upgrade === "full-breed";
  if ((metaData?.isUpgradeTests ?? isUpgradeTests) !== isUpgradeTests)
    return refuseFields({ "metaData.isUpgradeTests": fieldMessages.invalid });
  if ((metaData?.isUpgradeFullbreed ?? isUpgradeFullbreed) !== isUpgradeFullbreed)
    return refuseFields({ "metaData.isUpgradeFullbreed": fieldMessages.invalid });
  const animalId = metaData?.animalId ?? null;
  if (animalId !== null && !(await isOwnAndFits(tx, visit, animalId, product.speciesId)))
    return refuseFields({ "metaData.animalId": fieldMessages.invalid });
  return { isUpgradeTests, isUpgradeFullbreed, animalId };
}

/** Another person's, one of the other species and one that never was are all answered alike. */
async function isOwnAndFits(tx: Tx, { person }: Visit, animalId: number, speciesId: number | null) {
  if (person === undefined) return false;
  const [animal] = await tx
    .select({ speciesId: animals.speciesId })
    .from(animals)
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, person.id)));
  return animal !== undefined && (speciesId === null || speciesId === animal.speciesId);
}

interface Line extends Marks {
  readonly productId: number;
  readonly typeId: number;
}

/** The same product for the same animal in the same way. */
export function isSameLine(one: Omit<Line, "typeId">, other: Omit<Line, "typeId">): boolean {
  return (
    one.productId === other.productId &&
    one.animalId === other.animalId &&
    one.isUpgradeTests === other.isUpgradeTests &&
    one.isUpgradeFullbreed === other.isUpgradeFullbreed
  );
}

/** Whether a new line may stand beside those that are there. */
export function refuseBeside(lines: readonly Line[], added: Line, quantity: number): Refusal | undefined {
  const isMixed = lines.some((line) => isUpgrade(line) !== isUpgrade(added));
  if (isMixed && added.typeId !== shippingTypeId) return mixedUpgrades;
  if (!isOnceOnly(added)) return undefined;
  if (lines.some((line) => isSameLine(line, added))) return alreadyThere;
  return quantity > 1 ? refuseFields({ quantity: fieldMessages.invalid }) : undefined;
}

/** What is bought of a cart; how it is sent is no product. */
export function boughtLines(tx: Tx, cartId: string) {
  const { id, productId, quantity, animalId, isUpgradeTests, isUpgradeFullbreed } = cartItems;
  return tx
    .select({
      ...{ id, productId, quantity, animalId, isUpgradeTests, isUpgradeFullbreed },
      typeId: products.typeId,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(cartItems.cartId, cartId), ne(products.typeId, shippingTypeId)));
}
