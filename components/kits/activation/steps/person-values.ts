import type { User } from "@/store/api/account/user";
import type { FormValues } from "@/store/slices/activation-record";

/** The form about the owner, as typed. */
export interface PersonValues extends Record<string, string | boolean> {
  firstName: string;
  lastName: string;
  address: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  email: string;
  acceptTerms: boolean;
}

export type PersonFieldName =
  | "firstName"
  | "lastName"
  | "address"
  | "country"
  | "state"
  | "city"
  | "postalCode"
  | "email"
  | "acceptTerms";

interface Sources {
  readonly stored: FormValues | undefined;
  readonly user: User | undefined;
  readonly email: string;
  /** Country of the visitor's market. */
  readonly country: string;
}

/** What was typed before, else what the account says. */
export function personValues({ stored = {}, user, email, country }: Sources): PersonValues {
  const [firstName, lastName] = splitName(user?.name);
  const { address } = user ?? {};
  const text = (name: keyof PersonValues & string, fallback: string | null | undefined) => {
    const typed = stored[name];
    return typeof typed === "string" && typed !== "" ? typed : (fallback ?? "");
  };
  return {
    firstName: text("firstName", firstName),
    lastName: text("lastName", lastName),
    address: text("address", address?.address),
    country: text("country", address?.country.code ?? country),
    state: text("state", address?.state),
    city: text("city", address?.city),
    postalCode: text("postalCode", address?.postalCode),
    email: text("email", email),
    acceptTerms: stored["acceptTerms"] === true,
  };
}

/** Splits "Ana Maria Silva" before the last word; both names can be corrected. */
function splitName(name: string | undefined): readonly [string, string] {
  const parts = (name ?? "").trim().split(/\s+/);
  return [parts.slice(0, -1).join(" "), parts.at(-1) ?? ""];
}
