import { eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { needsState } from "@/lib/config/markets/states";
import type { AccountPlaceField } from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { profiles } from "@/backend/db/schema/account";
import { users } from "@/backend/db/schema/users";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { isCountry, isStateOf } from "@/backend/kernel/addresses/check-address";
import { isPostalCodeOf } from "@/lib/config/markets/postal-codes";
import { readAccount } from "./read-account";

type Nullable<T> = T | null | undefined;

export interface UserDetails extends Readonly<Partial<Record<AccountPlaceField, Nullable<string>>>> {
  readonly name?: string | undefined;
  readonly phone?: Nullable<string>;
  readonly country?: string | undefined;
  readonly language?: Language | undefined;
}

/** Partial update: only the submitted fields change, because details and address are separate forms. */
export async function updateUser(tx: Tx, caller: SignedInCaller, details: UserDetails) {
  const { user } = caller;
  const [stored] = await tx
    .select({ country: users.countryCode })
    .from(users)
    .where(eq(users.id, user.id))
    .for("no key update");
  if (stored === undefined) return notSignedIn();
  const state = await validateState(tx, details, stored.country);
  if (state instanceof Refusal) return state;
  if (details.postalCode && !isPostalCodeOf(details.country ?? stored.country, details.postalCode))
    return refuseFields({ postalCode: "fields.postalCode" });
  const { name, country, language, phone, ...place } = trimFields(details);
  if (name !== undefined || country !== undefined || language !== undefined)
    await tx
      .update(users)
      .set({ ...(name && { name }), ...(country && { countryCode: country }), ...(language && { language }) })
      .where(eq(users.id, user.id));
  const profile = { phone, ...place, state };
  await tx
    .insert(profiles)
    .values({ userId: user.id, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId: user.id, ...profile } });
  return readAccount(tx, caller);
}

/** The state to store. Undefined keeps it; a change to a country without states clears it. */
async function validateState(
  tx: Tx,
  { state, country = undefined }: UserDetails,
  storedCountry: string,
): Promise<Nullable<string> | Refusal> {
  const code = country ?? storedCountry;
  if (country !== undefined && !(await isCountry(tx, country)))
    return refuseFields({ country: "fields.invalid" });
  if (state) return (await isStateOf(tx, code, state)) ? state : refuseFields({ state: "fields.invalid" });
  const isChanged = state !== undefined || code !== storedCountry;
  if (isChanged && needsState(code)) return refuseFields({ state: "fields.required" });
  return isChanged ? null : undefined;
}

function trimFields(details: UserDetails): UserDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, Nullable<string>]) => [
      name,
      value?.trim() ?? value,
    ]),
  );
}
