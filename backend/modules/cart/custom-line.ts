import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { categoryIds } from "@/lib/config/categories";
import type { Region } from "@/lib/config/markets";
import { secondCustomProfile } from "@/lib/contract/cart/cart.messages";
import { fieldMessages } from "@/lib/contract/messages";
import { priceCustomProfile } from "@/lib/domain/custom-profile-price";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { chosenIn } from "@/backend/modules/custom-profiles/choose-tests";
import { findProfile } from "@/backend/modules/custom-profiles/find-profile";
import { priceIn } from "@/backend/modules/products/queries";

export const onlyOne = new Refusal(409, { code: 104, message: secondCustomProfile });

type Line = typeof cartItems.$inferSelect;

export function isCustom({ customTests }: Pick<Line, "customTests">): boolean {
  return customTests !== null;
}

/** What a line needs to know of the profile it is to hold; undefined where none is meant. */
export async function readProfileFor(
  tx: Tx,
  visit: Visit,
  id: string | null | undefined,
  region: Region,
): Promise<ProfileFor | Refusal | undefined> {
  if (!id) return undefined;
  const profile = await findProfile(tx, visit, id);
  if (profile instanceof Refusal) return profile;
  const customTests = await chosenIn(tx, id);
  const tests = await readTests(tx, customTests, region);
  const { amount } = priceCustomProfile(tests.map((test) => test.amount));
  return { customTests, amount, speciesId: profile.speciesId };
}

export interface ProfileFor {
  readonly customTests: number[];
  readonly amount: number;
  readonly speciesId: number;
}

interface Wanted {
  readonly categoryId: number;
  readonly quantity: number;
}

/** A profile is bought as the product of its species, and that product with a profile only; one of it in a cart. */
export async function refuseProfile(
  tx: Tx,
  cartId: string,
  profile: ProfileFor | undefined,
  { categoryId, quantity }: Wanted,
): Promise<Refusal | undefined> {
  const bought = Object.values(categoryIds).findIndex(({ customProfile }) => customProfile === categoryId);
  if (bought < 0) return profile && refuseFields({ productId: fieldMessages.invalid });
  if (profile === undefined) return refuseFields({ "metaData.customProfileId": fieldMessages.required });
  if (profile.speciesId !== bought + 1) return refuseFields({ productId: fieldMessages.invalid });
  const isSecond = quantity > 1 || (await customLinesOf(tx, cartId)).length > 0;
  return isSecond ? onlyOne : undefined;
}

function customLinesOf(tx: Tx, cartId: string): Promise<Line[]> {
  return tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), isNotNull(cartItems.customTests)));
}

/**
 * Of two carts that become one the profile chosen last stays, the guest's; the other is the person's to take again:
 * it is among their saved ones from now on, should it not have been.
 */
export async function makeRoom(tx: Tx, from: { id: string }, to: { id: string }, userId: number) {
  if ((await customLinesOf(tx, from.id)).length === 0) return;
  for (const { id, customProfileId } of await customLinesOf(tx, to.id)) {
    if (customProfileId !== null)
      await tx
        .update(customProfiles)
        .set({ userId })
        .where(and(eq(customProfiles.id, customProfileId), isNull(customProfiles.userId)));
    await tx.delete(cartItems).where(eq(cartItems.id, id));
  }
}

export interface Inside {
  readonly amount: number;
  readonly customProfile: {
    readonly species: ReturnType<typeof speciesName>;
    readonly name: string | null;
    readonly tests: { readonly id: number; readonly name: string }[];
  };
}

/** What is inside the lines that hold a profile, and what they cost, by the lines' ids. */
export async function readInside(
  tx: Tx,
  lines: readonly Line[],
  region: Region,
): Promise<ReadonlyMap<number, Inside>> {
  const custom = lines.filter(isCustom);
  if (custom.length === 0) return new Map();
  const ids = custom.flatMap(({ customTests }) => customTests ?? []);
  const byId = new Map((await readTests(tx, ids, region)).map((test) => [test.id, test]));
  const names = await namesOf(tx, custom);
  return new Map(
    custom.map((line) => {
      const inside = (line.customTests ?? []).flatMap((id) => byId.get(id) ?? []);
      const { amount } = priceCustomProfile(inside.map((test) => test.amount));
      const customProfile = {
        species: speciesName(inside[0]?.speciesId ?? 1),
        name: names.get(line.customProfileId) ?? null,
        tests: inside.map(({ id, name }) => ({ id, name })),
      };
      return [line.id, { amount, customProfile }];
    }),
  );
}

function readTests(tx: Tx, ids: readonly number[], region: Region) {
  const { id, name, speciesId } = products;
  return tx
    .select({ id, name, speciesId, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceIn(region))
    .where(inArray(id, [...ids]));
}

async function namesOf(tx: Tx, lines: readonly Line[]): Promise<ReadonlyMap<string | null, string | null>> {
  const ids = lines.flatMap(({ customProfileId }) => customProfileId ?? []);
  if (ids.length === 0) return new Map();
  const { id, name } = customProfiles;
  const rows = await tx.select({ id, name }).from(customProfiles).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}
