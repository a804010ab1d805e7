import { and, eq } from "drizzle-orm";
import { needsState } from "@/lib/config/states";
import { fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { profiles } from "@/backend/db/schema/account";
import { countries, states } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/people";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { readDetails } from "@/backend/modules/auth/read-details";

type Given<T> = T | null | undefined;

export interface UserDetails {
  readonly name?: string | undefined;
  readonly phone?: Given<string>;
  readonly address?: Given<string>;
  readonly city?: Given<string>;
  readonly postalCode?: Given<string>;
  readonly state?: Given<string>;
  readonly country?: string | undefined;
}

/** Writes what is given and leaves the rest: details and address are forms of their own. */
export async function updateUser(tx: Tx, visit: Visit, details: UserDetails) {
  const { person } = visit;
  if (person === undefined) return notSignedIn();
  const [user] = await tx
    .select({ country: users.countryCode })
    .from(users)
    .where(eq(users.id, person.id))
    .for("no key update");
  if (user === undefined) return notSignedIn();
  const state = await stateOf(tx, details, user.country);
  if (state instanceof Refusal) return state;
  const { name, country, phone, address, city, postalCode } = trimmed(details);
  if (name !== undefined || country !== undefined)
    await tx
      .update(users)
      .set({ ...(name && { name }), ...(country && { countryCode: country }) })
      .where(eq(users.id, person.id));
  const profile = { phone, address, city, postalCode, state };
  await tx
    .insert(profiles)
    .values({ userId: person.id, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId: person.id, ...profile } });
  return readDetails(tx, visit);
}

/** The state to write: undefined leaves it. Another country without a state of its own empties it. */
async function stateOf(
  tx: Tx,
  { state, country = undefined }: UserDetails,
  before: string,
): Promise<Given<string> | Refusal> {
  const code = country ?? before;
  if (country !== undefined && !(await isCountry(tx, country)))
    return refuseFields({ country: fieldMessages.invalid });
  if (state)
    return (await isStateOf(tx, code, state)) ? state : refuseFields({ state: fieldMessages.invalid });
  const isAsked = state !== undefined || code !== before;
  if (isAsked && needsState(code)) return refuseFields({ state: fieldMessages.required });
  return isAsked ? null : undefined;
}

async function isCountry(tx: Tx, code: string): Promise<boolean> {
  const found = await tx.select({ id: countries.id }).from(countries).where(eq(countries.code, code));
  return found.length > 0;
}

async function isStateOf(tx: Tx, countryCode: string, code: string): Promise<boolean> {
  if (!needsState(countryCode)) return false;
  const found = await tx
    .select({ id: states.id })
    .from(states)
    .where(and(eq(states.countryCode, countryCode), eq(states.code, code)));
  return found.length > 0;
}

function trimmed(details: UserDetails): UserDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, Given<string>]) => [name, value?.trim() ?? value]),
  );
}
