import { adminShapes } from "./admin.shapes";
import { accountShapes } from "./account.shapes";
import { approvalsShapes } from "./approvals.shapes";
import { authShapes } from "./auth.shapes";
import { breedsShapes } from "./breeds.shapes";
import { cartShapes } from "./cart.shapes";
import { cartPricingShapes } from "./cart-pricing.shapes";
import { checkoutShapes } from "./checkout.shapes";
import type { AnyShape } from "./contract";
import { cookiesShapes } from "./cookies.shapes";
import { customProfilesShapes } from "./custom-profiles.shapes";
import { geographyShapes } from "./geography.shapes";
import { meShapes } from "./me.shapes";
import { myDataShapes } from "./my-data.shapes";
import { myProductsShapes } from "./my-products.shapes";
import { paymentEventsShapes } from "./payment-events.shapes";
import { productsShapes } from "./products.shapes";
import { passwordShapes } from "./password.shapes";
import { registrationShapes } from "./registration.shapes";
import { responsibleBreedersShapes } from "./responsible-breeders.shapes";
import { securityShapes } from "./security.shapes";
import { walletShapes } from "./wallet.shapes";
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
  wallet: walletShapes,
  checkout: checkoutShapes,
  paymentEvents: paymentEventsShapes,
} as const satisfies { readonly [A in Area]?: Readonly<Record<string, AnyShape>> };

export type BuiltArea = keyof typeof shapes;

export function shapeOf(area: Area, call: string): AnyShape | undefined {
  const built: { readonly [A in Area]?: Readonly<Record<string, AnyShape>> } = shapes;
  return built[area]?.[call];
}
