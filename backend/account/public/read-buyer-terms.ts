import { eq } from "drizzle-orm";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { eachField } from "@/lib/domain/each-field";
import { accountPlaceFields, type Place } from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { profiles } from "@/backend/db/schema/account";
import { users } from "@/backend/db/schema/users";
import type { Caller } from "@/backend/http/caller";

/** What an account means for its orders. Guests have none of it. */
export interface BuyerTerms {
  /** Decides prices and tax of orders on account, and the currency of loyalty points. */
  readonly accountCountry: string | undefined;
  /**
   * The address on the account; names are those of the order. Set for approved vets with one: they order on account. Other vets
   * pay at once.
   */
  readonly practice: Place | undefined;
}

export async function readBuyerTerms(tx: Tx, { user }: Pick<Caller, "user">): Promise<BuyerTerms> {
  if (user === undefined) return { accountCountry: undefined, practice: undefined };
  const [found] = await tx
    .select({
      type: users.type,
      country: users.countryCode,
      approvedAt: users.vetApprovedAt,
      ...eachField(accountPlaceFields, (name) => profiles[name]),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, user.id));
  if (found === undefined) return { accountCountry: undefined, practice: undefined };
  const { type, country, approvedAt, address, city, postalCode, ...others } = found;
  const isApprovedVet = type === "vet" && approvedAt !== null;
  const practice =
    isApprovedVet && address && city && postalCode
      ? { address, city, postalCode, ...others, country }
      : undefined;
  return { accountCountry: country, practice };
}

/** Points are worth an amount in the currency of the account's country, and are spent in that currency only. */
export function pointsCurrencyOf({ accountCountry }: BuyerTerms): string {
  return storeCurrencies[storeOf(accountCountry)];
}
