import "server-only";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/config/languages";
import type { MessagePart, Messages, Words } from "@/lib/domain/words";
import account from "@/messages/en/account.json" with { type: "json" };
import admin from "@/messages/en/admin.json" with { type: "json" };
import approvals from "@/messages/en/approvals.json" with { type: "json" };
import breed from "@/messages/en/breeds.json" with { type: "json" };
import cancelOrder from "@/messages/en/cancel-order.json" with { type: "json" };
import cartPricing from "@/messages/en/cart-pricing.json" with { type: "json" };
import catalogue from "@/messages/en/catalogue.json" with { type: "json" };
import checkout from "@/messages/en/checkout.json" with { type: "json" };
import common from "@/messages/en/common.json" with { type: "json" };
import content from "@/messages/en/content.json" with { type: "json" };
import customProfile from "@/messages/en/custom-profiles.json" with { type: "json" };
import frame from "@/messages/en/layout.json" with { type: "json" };
import home from "@/messages/en/home.json" with { type: "json" };
import myData from "@/messages/en/account-data.json" with { type: "json" };
import offers from "@/messages/en/offers.json" with { type: "json" };
import paypal from "@/messages/en/paypal.json" with { type: "json" };
import orders from "@/messages/en/orders.json" with { type: "json" };
import pendingOrders from "@/messages/en/pending-orders.json" with { type: "json" };
import invoices from "@/messages/en/invoices.json" with { type: "json" };
import supplies from "@/messages/en/order-supplies.json" with { type: "json" };
import ordersDesk from "@/messages/en/admin-orders.json" with { type: "json" };
import orderLookup from "@/messages/en/order-lookup.json" with { type: "json" };
import portal from "@/messages/en/portal.json" with { type: "json" };
import password from "@/messages/en/password.json" with { type: "json" };
import product from "@/messages/en/products.json" with { type: "json" };
import registration from "@/messages/en/registration.json" with { type: "json" };
import profile from "@/messages/en/profile.json" with { type: "json" };
import renewal from "@/messages/en/renewal.json" with { type: "json" };
import responsibleBreeders from "@/messages/en/responsible-breeders.json" with { type: "json" };
import role from "@/messages/en/role-landing.json" with { type: "json" };
import search from "@/messages/en/search.json" with { type: "json" };
import sending from "@/messages/en/form.json" with { type: "json" };
import shelf from "@/messages/en/shelf.json" with { type: "json" };
import stripe from "@/messages/en/stripe.json" with { type: "json" };
import store from "@/messages/en/store.json" with { type: "json" };

const english: Messages = {
  account,
  admin,
  approvals,
  breed,
  cancelOrder,
  cartPricing,
  catalogue,
  checkout,
  common,
  content,
  customProfile,
  frame,
  home,
  myData,
  offers,
  paypal,
  orders,
  pendingOrders,
  invoices,
  supplies,
  ordersDesk,
  orderLookup,
  portal,
  password,
  product,
  registration,
  renewal,
  profile,
  responsibleBreeders,
  role,
  search,
  sending,
  shelf,
  store,
  stripe,
};

const byLanguage: Readonly<Record<Language, Messages>> = { en: english };

/**
 * The words of one part of the shop. Made on the server only: client components get the few they show as props,
 * so that no message runtime travels to the browser.
 */
export function wordsOf<Part extends MessagePart>(language: Language, part: Part): Words<Part> {
  return createTranslator<Messages, Part>({
    locale: language,
    messages: byLanguage[language],
    namespace: part,
  });
}

/** The same as they stand in the messages, for client components that fill the braces in themselves. */
export function messagesOf<Part extends MessagePart>(language: Language, part: Part): Messages[Part] {
  return byLanguage[language][part];
}
