import { eachField } from "@/lib/domain/each-field";
import {
  accountPlaceFields,
  type AddressValues,
  nameFields,
  type PersonName,
  placeOfAccount,
  splitName,
} from "@/lib/domain/kernel/postal-address";
import type { User } from "@/store/api/account/user";
import type { CheckoutDraft, Part } from "@/store/persistence/checkout-draft";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

export interface DetailsValues extends PersonName {
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

const firstKnown = (...values: readonly (string | null | undefined)[]): string =>
  values.find((value) => value !== null && value !== undefined) ?? "";

export function detailsValues({ draft: { details }, cart, user, country }: Sources): DetailsValues {
  const name = splitName(user?.name);
  const address = cart.billingAddress ?? cart.shippingAddress;
  return {
    ...eachField(nameFields, (part) => firstKnown(readText(details, part), address?.[part], name[part])),
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
    ...eachField(nameFields, (name) => value(name, details[name])),
    country: value("country", details.country),
    ...eachField(accountPlaceFields, (name) => value(name, accountAddress?.[name])),
  };
}

/** The practice's delivery address. Its country is that of the account, which decides prices and tax. */
export function practiceAddressValues(sources: Sources): AddressValues {
  const { user } = sources;
  const values = addressValues("shipping", sources);
  if (user === undefined || values.country === user.countryCode) return values;
  const details = detailsValues(sources);
  return {
    ...eachField(nameFields, (name) => details[name]),
    country: user.countryCode,
    ...placeOfAccount(user),
  };
}

export function isBillingSame({ draft, cart }: Sources): boolean {
  const chosen = readFlag(draft.places, "isBillingSame");
  if (chosen !== undefined || !cart.billingAddress || !cart.shippingAddress) return chosen ?? true;
  return JSON.stringify(cart.billingAddress) === JSON.stringify(cart.shippingAddress);
}
