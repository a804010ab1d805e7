import type { User } from "@/store/api/account/user";
import type { CheckoutDraft, Part } from "@/store/persistence/checkout-draft";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

export interface DetailsValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  country: string;
  isNewsletterSubscribed: boolean;
}

export interface CollectorValues {
  type: string;
  name: string;
  clinic: string;
  hasSwabs: boolean;
}

export type AddressValues = Record<
  "firstName" | "lastName" | "address" | "city" | "postalCode" | "country" | "state",
  string
>;

/** Sources of the initial form values, by precedence: draft, cart, account. */
interface Sources {
  readonly draft: CheckoutDraft;
  readonly cart: CheckoutCart;
  readonly user: User | undefined;
  /** Country of the visitor's market. */
  readonly country: string;
}

const readText = (part: Part | undefined, name: string): string | undefined => {
  const value = part?.[name];
  return typeof value === "string" ? value : undefined;
};

const readFlag = (part: Part | undefined, name: string): boolean | undefined => {
  const value = part?.[name];
  return typeof value === "boolean" ? value : undefined;
};

/** Splits "Ana Maria Silva" before the last word; the buyer can correct both names. */
function splitName(name: string | undefined): readonly [string, string] {
  const parts = (name ?? "").trim().split(/\s+/);
  return [parts.slice(0, -1).join(" "), parts.at(-1) ?? ""];
}

const firstKnown = (...values: readonly (string | null | undefined)[]): string =>
  values.find((value) => value !== null && value !== undefined) ?? "";

export function detailsValues({ draft: { details }, cart, user, country }: Sources): DetailsValues {
  const [first, last] = splitName(user?.name);
  const address = cart.billingAddress ?? cart.shippingAddress;
  return {
    firstName: firstKnown(readText(details, "firstName"), address?.firstName, first),
    lastName: firstKnown(readText(details, "lastName"), address?.lastName, last),
    email: firstKnown(readText(details, "email"), cart.email, user?.email),
    phoneNumber: firstKnown(readText(details, "phoneNumber"), cart.phoneNumber, user?.phone),
    country: firstKnown(readText(details, "country"), cart.country, country),
    isNewsletterSubscribed: readFlag(details, "isNewsletterSubscribed") ?? cart.isNewsletterSubscribed,
  };
}

export function collectorValues({ draft: { collector }, cart, user }: Sources): CollectorValues {
  const saved = cart.collector.sampleCollector;
  const vet = user?.type === "vet" ? user : undefined;
  return {
    type: firstKnown(readText(collector, "type"), saved?.type, vet ? "vet" : "self"),
    name: firstKnown(readText(collector, "name"), saved?.name, vet?.name),
    clinic: firstKnown(readText(collector, "clinic"), saved?.clinic, vet?.clinic),
    hasSwabs: readFlag(collector, "hasSwabs") ?? !cart.isSWABRequired,
  };
}

type AddressKind = "shipping" | "billing";

export function addressValues(kind: AddressKind, sources: Sources): AddressValues {
  const { cart, draft, user } = sources;
  const saved = kind === "shipping" ? cart.shippingAddress : cart.billingAddress;
  const details = detailsValues(sources);
  // The account's address is used only as a whole: mixed with another country it would be wrong.
  const accountAddress = user?.address.country.code === details.country ? user.address : undefined;
  const value = (name: keyof AddressValues, fallback: string | null | undefined) =>
    firstKnown(readText(draft[kind], name), saved?.[name], fallback);
  return {
    firstName: value("firstName", details.firstName),
    lastName: value("lastName", details.lastName),
    address: value("address", accountAddress?.address),
    city: value("city", accountAddress?.city),
    postalCode: value("postalCode", accountAddress?.postalCode),
    country: value("country", details.country),
    state: value("state", accountAddress?.state),
  };
}

/** The practice's delivery address. Its country is that of the account, which decides prices and tax. */
export function practiceAddressValues(sources: Sources): AddressValues {
  const { user } = sources;
  const values = addressValues("shipping", sources);
  if (user === undefined || values.country === user.countryCode) return values;
  const { firstName, lastName } = detailsValues(sources);
  const { address, city, postalCode, state } = user.address;
  return {
    firstName,
    lastName,
    country: user.countryCode,
    address: firstKnown(address),
    city: firstKnown(city),
    postalCode: firstKnown(postalCode),
    state: firstKnown(state),
  };
}

export function isBillingSame({ draft, cart }: Sources): boolean {
  const chosen = readFlag(draft.places, "isBillingSame");
  if (chosen !== undefined || !cart.billingAddress || !cart.shippingAddress) return chosen ?? true;
  return JSON.stringify(cart.billingAddress) === JSON.stringify(cart.shippingAddress);
}
