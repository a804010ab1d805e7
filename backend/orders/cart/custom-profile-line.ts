import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { categoryIds } from "@/lib/config/shop/categories";
import type { Store } from "@/lib/config/markets/markets";
import { priceCustomProfile } from "@/lib/domain/orders/custom-profile-price";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readChosenTests } from "@/backend/orders/custom-profiles/profile-tests";
import { findChangeableProfile } from "@/backend/orders/custom-profiles/find-profile";
import { priceInStore } from "@/backend/shop/public/caller-price";

export const onlyOneProfile = new Refusal(409, { code: 104, message: "refusals.secondCustomProfile" });

type Line = typeof cartItems.$inferSelect;

export function isCustomProfileLine({ customTests }: Pick<Line, "customTests">): boolean {
  return customTests !== null;
}

/** Reads what a cart line stores of a profile. Undefined without a profile id. */
export async function readLineProfile(
  tx: Tx,
  caller: Caller,
  id: string | null | undefined,
  store: Store,
): Promise<LineProfile | Refusal | undefined> {
  if (!id) return undefined;
  const profile = await findChangeableProfile(tx, caller, id);
  if (profile instanceof Refusal) return profile;
  const customTests = await readChosenTests(tx, id);
  const tests = await readTests(tx, customTests, store);
  const { amount } = priceCustomProfile(tests.map((test) => test.amount));
  return { customTests, amount, speciesId: profile.speciesId };
}

export interface LineProfile {
  readonly customTests: number[];
  readonly amount: number;
  readonly speciesId: number;
}

interface ProfileProduct {
  readonly categoryId: number;
  readonly quantity: number;
}

/** A profile requires the profile product of its species and vice versa. A cart holds one profile. */
export async function refuseProfileLine(
  tx: Tx,
  cartId: string,
  profile: LineProfile | undefined,
  { categoryId, quantity }: ProfileProduct,
): Promise<Refusal | undefined> {
  const speciesIndex = Object.values(categoryIds).findIndex(
    ({ customProfile }) => customProfile === categoryId,
  );
  if (speciesIndex < 0) return profile && refuseFields({ productId: "fields.invalid" });
  if (profile === undefined) return refuseFields({ "metaData.customProfileId": "fields.required" });
  if (profile.speciesId !== speciesIndex + 1) return refuseFields({ productId: "fields.invalid" });
  const isSecond = quantity > 1 || (await readProfileLines(tx, cartId)).length > 0;
  return isSecond ? onlyOneProfile : undefined;
}

function readProfileLines(tx: Tx, cartId: string): Promise<Line[]> {
  return tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), isNotNull(cartItems.customTests)));
}

/**
 * When carts are merged, the guest's profile replaces that of the user's cart, because it was chosen last. The replaced
 * profile is saved to the user's profiles.
 */
export async function removeReplacedProfile(
  tx: Tx,
  from: { id: string },
  to: { id: string },
  userId: number,
) {
  if ((await readProfileLines(tx, from.id)).length === 0) return;
  for (const { id, customProfileId } of await readProfileLines(tx, to.id)) {
    if (customProfileId !== null)
      await tx
        .update(customProfiles)
        .set({ userId })
        .where(and(eq(customProfiles.id, customProfileId), isNull(customProfiles.userId)));
    await tx.delete(cartItems).where(eq(cartItems.id, id));
  }
}

export interface LineContents {
  readonly amount: number;
  readonly customProfile: {
    readonly species: ReturnType<typeof speciesName>;
    readonly name: string | null;
    readonly tests: { readonly id: number; readonly name: string }[];
  };
}

/** Tests and price of each line that holds a profile, by line id. */
export async function readLineContents(
  tx: Tx,
  lines: readonly Line[],
  store: Store,
): Promise<ReadonlyMap<number, LineContents>> {
  const custom = lines.filter(isCustomProfileLine);
  if (custom.length === 0) return new Map();
  const ids = custom.flatMap(({ customTests }) => customTests ?? []);
  const byId = new Map((await readTests(tx, ids, store)).map((test) => [test.id, test]));
  const names = await readProfileNames(tx, custom);
  return new Map(
    custom.map((line) => {
      const tests = (line.customTests ?? []).flatMap((id) => byId.get(id) ?? []);
      const { amount } = priceCustomProfile(tests.map((test) => test.amount));
      const customProfile = {
        species: speciesName(tests[0]?.speciesId ?? 1),
        name: names.get(line.customProfileId) ?? null,
        tests: tests.map(({ id, name }) => ({ id, name })),
      };
      return [line.id, { amount, customProfile }];
    }),
  );
}

function readTests(tx: Tx, ids: readonly number[], store: Store) {
  const { id, name, speciesId } = products;
  return tx
    .select({ id, name, speciesId, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceInStore(store))
    .where(inArray(id, [...ids]));
}

async function readProfileNames(
  tx: Tx,
  lines: readonly Line[],
): Promise<ReadonlyMap<string | null, string | null>> {
  const ids = lines.flatMap(({ customProfileId }) => customProfileId ?? []);
  if (ids.length === 0) return new Map();
  const { id, name } = customProfiles;
  const rows = await tx.select({ id, name }).from(customProfiles).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}
