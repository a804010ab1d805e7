import type { BuiltArea } from "@/lib/contract/shapes";
import type { Handlers } from "./http/handlers";
import type { HandlerTable } from "./http/register";
import { adminHandlers } from "./modules/admin/handlers";
import { accountHandlers } from "./modules/account/handlers";
import { approvalsHandlers } from "./modules/approvals/handlers";
import { breedsHandlers } from "./modules/breeds/handlers";
import { cartHandlers, cartPricingHandlers } from "./modules/carts/handlers";
import { checkoutHandlers } from "./modules/checkout/handlers";
import { customProfilesHandlers } from "./modules/custom-profiles/handlers";
import { geographyHandlers } from "./modules/geography/handlers";
import { myDataHandlers } from "./modules/my-data/handlers";
import { myProductsHandlers } from "./modules/my-products/handlers";
import { paymentEventsHandlers } from "./modules/payments/handlers";
import { authHandlers, meHandlers } from "./modules/people/handlers";
import { productsHandlers } from "./modules/products/handlers";
import { responsibleBreedersHandlers } from "./modules/responsible-breeders/handlers";
import { walletHandlers } from "./modules/wallet/handlers";
import { passwordHandlers, registrationHandlers, securityHandlers } from "./modules/registration/handlers";

const typed: { readonly [A in BuiltArea]: Handlers<A> } = {
  auth: authHandlers,
  me: meHandlers,
  cookies: {},
  geography: geographyHandlers,
  breeds: breedsHandlers,
  products: productsHandlers,
  cart: cartHandlers,
  cartPricing: cartPricingHandlers,
  admin: adminHandlers,
  approvals: approvalsHandlers,
  responsibleBreeders: responsibleBreedersHandlers,
  password: passwordHandlers,
  registration: registrationHandlers,
  security: securityHandlers,
  account: accountHandlers,
  myData: myDataHandlers,
  myProducts: myProductsHandlers,
  customProfiles: customProfilesHandlers,
  checkout: checkoutHandlers,
  paymentEvents: paymentEventsHandlers,
  wallet: walletHandlers,
};

/**
 * The compiler has checked each handler against its shape above; registration, which parses with that
 * same shape, needs them without their types.
 */
export const handlers = typed as unknown as HandlerTable;
