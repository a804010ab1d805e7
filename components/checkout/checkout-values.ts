import type { Person } from "@/store/api/auth";
import type { CheckoutDraft, Part } from "@/store/checkout-draft";
import type { CheckoutCart } from "./checkout-cart";

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
  isSWABRequired: boolean;
}

export type AddressValues = Record<
  "firstName" | "lastName" | "address" | "city" | "postalCode" | "country" | "state",
  string
>;

/** Where the values of the steps come from: what was typed last, else what the cart knows, else what the account knows. */
interface Sources {
  readonly draft: CheckoutDraft;
  readonly cart: CheckoutCart;
  readonly person: Person | undefined;
  /** Where the visitor shops. */
  readonly country: string;
}

const text = (part: Part | undefined, name: string): string | undefined => {
  const value = part?.[name];
  return typeof value === "string" ? value : undefined;
};

const ticked = (part: Part | undefined, name: string): boolean | undefined => {
  const value = part?.[name];
  return typeof value === "boolean" ? value : undefined;
};

/** "Ana Maria Silva": the last word is taken for the last name; both can be put right. */
function namesOf(name: string | undefined): readonly [string, string] {
  const words = (name ?? "").trim().split(/\s+/);
  return [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}

/** The first of these that is known. */
const firstOf = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((one) => one !== null && one !== undefined) ?? "";

export function detailsOf({ draft: { details }, cart, person, country }: Sources): DetailsValues {
  const [first, last] = namesOf(person?.name);
  const known = cart.billingAddress ?? cart.shippingAddress;
  return {
    firstName: firstOf(text(details, "firstName"), known?.firstName, first),
    lastName: firstOf(text(details, "lastName"), known?.lastName, last),
    email: firstOf(text(details, "email"), cart.email, person?.email),
    phoneNumber: firstOf(text(details, "phoneNumber"), cart.phoneNumber, person?.phone),
    country: firstOf(text(details, "country"), cart.country, country),
    isNewsletterSubscribed: ticked(details, "isNewsletterSubscribed") ?? cart.isNewsletterSubscribed,
  };
}

export function collectorOf({ draft: { collector }, cart, person }: Sources): CollectorValues {
  const kept = cart.collector.sampleCollector;
  const vet = person?.type === "vet" ? person : undefined;
  return {
    type: firstOf(text(collector, "type"), kept?.type, vet ? "vet" : "self"),
    name: firstOf(text(collector, "name"), kept?.name, vet?.name),
    clinic: firstOf(text(collector, "clinic"), kept?.clinic, vet?.clinic),
    isSWABRequired: ticked(collector, "isSWABRequired") ?? cart.isSWABRequired,
  };
}

type Which = "shipping" | "billing";

export function addressOf(which: Which, sources: Sources): AddressValues {
  const { cart, draft, person } = sources;
  const kept = which === "shipping" ? cart.shippingAddress : cart.billingAddress;
  const details = detailsOf(sources);
  // The account's address stands for itself only: half of it in another country would be no address.
  const own = person?.address.country.code === details.country ? person.address : undefined;
  const value = (name: keyof AddressValues, otherwise: string | null | undefined) =>
    firstOf(text(draft[which], name), kept?.[name], otherwise);
  return {
    firstName: value("firstName", details.firstName),
    lastName: value("lastName", details.lastName),
    address: value("address", own?.address),
    city: value("city", own?.city),
    postalCode: value("postalCode", own?.postalCode),
    country: value("country", details.country),
    state: value("state", own?.state),
  };
}

export function isBillingSame({ draft, cart }: Sources): boolean {
  const said = ticked(draft.places, "isBillingSame");
  if (said !== undefined || !cart.billingAddress || !cart.shippingAddress) return said ?? true;
  return JSON.stringify(cart.billingAddress) === JSON.stringify(cart.shippingAddress);
}
