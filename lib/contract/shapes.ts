import { adminShapes } from "@/lib/contract/admin/admin.shapes";
import { advanceOrdersShapes } from "@/lib/contract/order-supplies/order-supplies.shapes";
import { accountShapes } from "@/lib/contract/account/account.shapes";
import { approvalsShapes } from "@/lib/contract/approvals/approvals.shapes";
import { authShapes } from "@/lib/contract/auth/auth.shapes";
import { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";
import { cartPricingShapes } from "@/lib/contract/cart/cart-pricing.shapes";
import type { AnyShape } from "./contract";
import { cookiesShapes } from "@/lib/contract/cookies/cookies.shapes";
import { customProfilesShapes } from "@/lib/contract/custom-profiles/custom-profiles.shapes";
import { geographyShapes } from "@/lib/contract/geography/geography.shapes";
import { invoicesShapes } from "@/lib/contract/invoices/invoices.shapes";
import { meShapes } from "@/lib/contract/account/me.shapes";
import { myDataShapes } from "@/lib/contract/account-data/account-data.shapes";
import { myProductsShapes } from "@/lib/contract/my-products/my-products.shapes";
import { paymentEventsShapes } from "@/lib/contract/payments/payments.shapes";
import { orderLookupShapes } from "@/lib/contract/orders/order-lookup.shapes";
import { ordersDeskShapes } from "@/lib/contract/admin-orders/admin-orders.shapes";
import { ordersShapes } from "@/lib/contract/orders/orders.shapes";
import { productsShapes } from "@/lib/contract/products/products.shapes";
import { passwordShapes } from "@/lib/contract/registration/password.shapes";
import { registrationShapes } from "@/lib/contract/registration/registration.shapes";
import { responsibleBreedersShapes } from "@/lib/contract/responsible-breeders/responsible-breeders.shapes";
import { securityShapes } from "@/lib/contract/registration/security.shapes";
import { walletShapes } from "@/lib/contract/loyalty/loyalty.shapes";
import type { Area } from "./routes";

/** The shapes of every area that is built. A route whose area is not here answers 501 once access is checked. */
export const shapes = {
  auth: authShapes,
  me: meShapes,
  cookies: cookiesShapes,
  geography: geographyShapes,
  breeds: breedsShapes,
  products: productsShapes,
  cart: cartShapes,
  cartPricing: cartPricingShapes,
  admin: adminShapes,
  approvals: approvalsShapes,
  responsibleBreeders: responsibleBreedersShapes,
  password: passwordShapes,
  registration: registrationShapes,
  security: securityShapes,
  account: accountShapes,
  myData: myDataShapes,
  myProducts: myProductsShapes,
  customProfiles: customProfilesShapes,
  checkout: checkoutShapes,
  paymentEvents: paymentEventsShapes,
  orders: ordersShapes,
  invoices: invoicesShapes,
  orderLookup: orderLookupShapes,
  ordersDesk: ordersDeskShapes,
  advanceOrders: advanceOrdersShapes,
  wallet: walletShapes,
} as const satisfies { readonly [A in Area]?: Readonly<Record<string, AnyShape>> };

export type BuiltArea = keyof typeof shapes;

export function shapeOf(area: Area, call: string): AnyShape | undefined {
  const built: { readonly [A in Area]?: Readonly<Record<string, AnyShape>> } = shapes;
  return built[area]?.[call];
}
