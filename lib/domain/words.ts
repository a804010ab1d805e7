import type { createTranslator } from "use-intl/core";
import type account from "@/messages/en/account.json";
import type admin from "@/messages/en/admin.json";
import type approvals from "@/messages/en/approvals.json";
import type breed from "@/messages/en/breed.json";
import type cartPricing from "@/messages/en/cart-pricing.json";
import type catalogue from "@/messages/en/catalogue.json";
import type checkout from "@/messages/en/checkout.json";
import type common from "@/messages/en/common.json";
import type content from "@/messages/en/content.json";
import type customProfile from "@/messages/en/custom-profile.json";
import type frame from "@/messages/en/frame.json";
import type home from "@/messages/en/home.json";
import type myData from "@/messages/en/my-data.json";
import type offers from "@/messages/en/offers.json";
import type paypal from "@/messages/en/paypal.json";
import type orders from "@/messages/en/orders.json";
import type pendingOrders from "@/messages/en/pending-orders.json";
import type invoices from "@/messages/en/invoices.json";
import type supplies from "@/messages/en/supplies.json";
import type ordersDesk from "@/messages/en/orders-desk.json";
import type orderLookup from "@/messages/en/order-lookup.json";
import type portal from "@/messages/en/portal.json";
import type password from "@/messages/en/password.json";
import type product from "@/messages/en/product.json";
import type registration from "@/messages/en/registration.json";
import type profile from "@/messages/en/profile.json";
import type renewal from "@/messages/en/renewal.json";
import type responsibleBreeders from "@/messages/en/responsible-breeders.json";
import type role from "@/messages/en/role.json";
import type search from "@/messages/en/search.json";
import type sending from "@/messages/en/sending.json";
import type shelf from "@/messages/en/shelf.json";
import type stripe from "@/messages/en/stripe.json";
import type store from "@/messages/en/store.json";

/** English says which words there are. Types only: components take their words as props. */
export interface Messages {
  readonly account: typeof account;
  readonly admin: typeof admin;
  readonly approvals: typeof approvals;
  readonly breed: typeof breed;
  readonly cartPricing: typeof cartPricing;
  readonly catalogue: typeof catalogue;
  readonly checkout: typeof checkout;
  readonly common: typeof common;
  readonly content: typeof content;
  readonly customProfile: typeof customProfile;
  readonly frame: typeof frame;
  readonly home: typeof home;
  readonly myData: typeof myData;
  readonly offers: typeof offers;
  readonly paypal: typeof paypal;
  readonly orders: typeof orders;
  readonly pendingOrders: typeof pendingOrders;
  readonly invoices: typeof invoices;
  readonly supplies: typeof supplies;
  readonly ordersDesk: typeof ordersDesk;
  readonly orderLookup: typeof orderLookup;
  readonly portal: typeof portal;
  readonly password: typeof password;
  readonly product: typeof product;
  readonly registration: typeof registration;
  readonly profile: typeof profile;
  readonly renewal: typeof renewal;
  readonly responsibleBreeders: typeof responsibleBreeders;
  readonly role: typeof role;
  readonly search: typeof search;
  readonly sending: typeof sending;
  readonly shelf: typeof shelf;
  readonly store: typeof store;
  readonly stripe: typeof stripe;
}

export type MessagePart = keyof Messages;

/** The words of one part of the shop, as components on the server are given them. */
export type Words<Part extends MessagePart> = ReturnType<typeof createTranslator<Messages, Part>>;
