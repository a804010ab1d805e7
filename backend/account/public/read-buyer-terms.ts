import { eq } from "drizzle-orm";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import type { Tx } from "@/backend/db/client";
import { profiles } from "@/backend/db/schema/account";
import { users } from "@/backend/db/schema/users";
import type { Caller } from "@/backend/http/caller";

/** The address of the practice, as on the account; names are those of the order. */
export interface PracticeAddress {
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly state: string | null;
  readonly country: string;
}

/** What an account means for its orders. Guests have none of it. */
export interface BuyerTerms {
  /** Decides prices and tax of orders on account, and the currency of loyalty points. */
  readonly accountCountry: string | undefined;
  /** Set for approved vets with an address: they order on account. Other vets pay at once. */
  readonly practice: PracticeAddress | undefined;
}

export async function readBuyerTerms(tx: Tx, { user }: Pick<Caller, "user">): Promise<BuyerTerms> {
  if (user === undefined) return { accountCountry: undefined, practice: undefined };
  const [found] = await tx
    .select({
      type: users.type,
      country: users.countryCode,
      approvedAt: users.vetApprovedAt,
      address: profiles.address,
      city: profiles.city,
      postalCode: profiles.postalCode,
      state: profiles.state,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, user.id));
  if (found === undefined) return { accountCountry: undefined, practice: undefined };
  const { type, country, approvedAt, address, city, postalCode, state } = found;
  const isApprovedVet = type === "vet" && approvedAt !== null;
  const practice =
    isApprovedVet && address && city && postalCode
      ? { address, city, postalCode, state, country }
      : undefined;
  return { accountCountry: country, practice };
}

/** Points are worth an amount in the currency of the account's country, and are spent in that currency only. */
export function pointsCurrencyOf({ accountCountry }: BuyerTerms): string {
  return storeCurrencies[storeOf(accountCountry)];
}
