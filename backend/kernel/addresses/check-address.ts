import type { ErrorCode } from "@/lib/domain/error-codes";
import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq } from "drizzle-orm";
import { needsState } from "@/lib/config/markets/states";
import { isPostalCodeOf } from "@/lib/config/markets/postal-codes";
import type { Tx } from "@/backend/db/client";
import { countries, states } from "@/backend/db/schema/geography";

interface AddressPlace {
  readonly country: string;
  readonly state?: string | null | undefined;
  readonly postalCode: string;
}

/** What is wrong with an address in its country, one message per field. Empty if it is complete and fits. */
export async function findAddressErrors(
  tx: Tx,
  prefix: string,
  address: AddressPlace | null | undefined,
): Promise<FieldErrors> {
  if (!address) return {};
  const { country, state, postalCode } = address;
  if (!(await isCountry(tx, country))) return { [`${prefix}.country`]: "fields.invalid" };
  const stateError = await findStateError(tx, country, state);
  return {
    ...(!isPostalCodeOf(country, postalCode) && { [`${prefix}.postalCode`]: "fields.postalCode" }),
    ...(stateError !== undefined && { [`${prefix}.state`]: stateError }),
  };
}

async function findStateError(
  tx: Tx,
  country: string,
  state: string | null | undefined,
): Promise<ErrorCode | undefined> {
  if (!needsState(country)) return undefined;
  if (!state) return "fields.required";
  return (await isStateOf(tx, country, state)) ? undefined : "fields.invalid";
}

export async function isCountry(tx: Tx, code: string): Promise<boolean> {
  return (await tx.$count(countries, eq(countries.code, code))) > 0;
}

export async function isStateOf(tx: Tx, country: string, state: string): Promise<boolean> {
  if (!needsState(country)) return false;
  return (await tx.$count(states, and(eq(states.countryCode, country), eq(states.code, state)))) > 0;
}
