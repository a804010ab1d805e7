import type { BuiltArea } from "@/lib/contract/shapes";
import type { Handlers } from "./http/handlers";
import type { HandlerTable } from "./http/register";
import { advanceOrdersHandlers } from "@/backend/modules/order-supplies/handlers";
import { adminHandlers } from "./modules/admin/handlers";
import { accountHandlers } from "./modules/account/handlers";
import { approvalsHandlers } from "./modules/approvals/handlers";
import { breedsHandlers } from "./modules/breeds/handlers";
import { cartHandlers, cartPricingHandlers } from "@/backend/modules/cart/handlers";
import { checkoutHandlers } from "./modules/checkout/handlers";
import { customProfilesHandlers } from "./modules/custom-profiles/handlers";
import { geographyHandlers } from "./modules/geography/handlers";
import { invoicesHandlers } from "./modules/invoices/handlers";
import { myDataHandlers } from "@/backend/modules/account-data/handlers";
import { myProductsHandlers } from "./modules/my-products/handlers";
import { paymentEventsHandlers } from "./modules/payments/handlers";
import { orderLookupHandlers, ordersHandlers } from "@/backend/modules/orders/handlers";
import { ordersDeskHandlers } from "@/backend/modules/admin-orders/handlers";
import { authHandlers, meHandlers } from "@/backend/modules/auth/handlers";
import { productsHandlers } from "./modules/products/handlers";
import { responsibleBreedersHandlers } from "./modules/responsible-breeders/handlers";
import { walletHandlers } from "@/backend/modules/loyalty/handlers";
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
  orders: ordersHandlers,
  invoices: invoicesHandlers,
  orderLookup: orderLookupHandlers,
  ordersDesk: ordersDeskHandlers,
  advanceOrders: advanceOrdersHandlers,
  wallet: walletHandlers,
};

/**
 * The compiler has checked each handler against its shape above; registration, which parses with that
 * same shape, needs them without their types.
 */
export const handlers = typed as unknown as HandlerTable;
