import { splitName } from "@/lib/domain/kernel/postal-address";
import type { User } from "@/store/api/account/user";
import type { FormValues } from "@/store/slices/activation-record";

interface Sources {
  readonly stored: FormValues | undefined;
  readonly user: User | undefined;
  readonly email: string;
  /** Country of the visitor's market. */
  readonly country: string;
}

/** The form about the owner, as typed: what was typed before, else what the account says. */
export function personValues({ stored = {}, user, email, country }: Sources) {
  const { firstName, lastName } = splitName(user?.name);
  const { address } = user ?? {};
  const text = (name: string, fallback: string | null | undefined) => {
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

export type PersonFieldName = keyof ReturnType<typeof personValues>;
