import type { Route, Routes } from "./contract";
import { accountRoutes } from "./account.routes";
import { adminRoutes } from "./admin.routes";
import { activationRoutes } from "./activation.routes";
import { approvalsRoutes } from "./approvals.routes";
import { animalsRoutes } from "./animals.routes";
import { authRoutes } from "./auth.routes";
import { breedsRoutes } from "./breeds.routes";
import { cartRoutes } from "./cart.routes";
import { cartPricingRoutes } from "./cart-pricing.routes";
import { advanceOrdersRoutes } from "./advance-orders.routes";
import { checkoutRoutes } from "./checkout.routes";
import { clubsRoutes } from "./clubs.routes";
import { collectedAnimalsRoutes } from "./collected-animals.routes";
import { cookiesRoutes } from "./cookies.routes";
import { customProfilesRoutes } from "./custom-profiles.routes";
import { geographyRoutes } from "./geography.routes";
import { invoicesRoutes } from "./invoices.routes";
import { meRoutes } from "./me.routes";
import { myDataRoutes } from "./my-data.routes";
import { myProductsRoutes } from "./my-products.routes";
import { orderLookupRoutes } from "./order-lookup.routes";
import { ordersDeskRoutes } from "./orders-desk.routes";
import { ordersRoutes } from "./orders.routes";
import { parentageRoutes } from "./parentage.routes";
import { passwordRoutes } from "./password.routes";
import { paymentEventsRoutes } from "./payment-events.routes";
import { productsRoutes } from "./products.routes";
import { registrationRoutes } from "./registration.routes";
import { responsibleBreedersRoutes } from "./responsible-breeders.routes";
import { resultsRoutes } from "./results.routes";
import { securityRoutes } from "./security.routes";
import { toolsRoutes } from "./tools.routes";
import { walletRoutes } from "./wallet.routes";

/** Every call there is, by area. What is not here does not exist: the door answers 404. */
export const routes = {
  auth: authRoutes,
  me: meRoutes,
  cookies: cookiesRoutes,
  geography: geographyRoutes,
  breeds: breedsRoutes,
  products: productsRoutes,
  cart: cartRoutes,
  password: passwordRoutes,
  registration: registrationRoutes,
  security: securityRoutes,
  account: accountRoutes,
  myData: myDataRoutes,
  activation: activationRoutes,
  myProducts: myProductsRoutes,
  customProfiles: customProfilesRoutes,
  cartPricing: cartPricingRoutes,
  checkout: checkoutRoutes,
  paymentEvents: paymentEventsRoutes,
  advanceOrders: advanceOrdersRoutes,
  animals: animalsRoutes,
  results: resultsRoutes,
  clubs: clubsRoutes,
  collectedAnimals: collectedAnimalsRoutes,
  parentage: parentageRoutes,
  orders: ordersRoutes,
  orderLookup: orderLookupRoutes,
  ordersDesk: ordersDeskRoutes,
  invoices: invoicesRoutes,
  wallet: walletRoutes,
  tools: toolsRoutes,
  admin: adminRoutes,
  approvals: approvalsRoutes,
  responsibleBreeders: responsibleBreedersRoutes,
} as const satisfies Readonly<Record<string, Routes>>;

export type Area = keyof typeof routes;

export interface NamedRoute {
  /** `area.call`, the name both programs log. */
  readonly name: string;
  readonly area: Area;
  readonly call: string;
  readonly route: Route;
}

/** All that the door knows, and so all that a browser, or a reader of the contract, can. */
export function listRoutes(): NamedRoute[] {
  return all().filter(({ route }) => !route.isInternal);
}

/** What only the storefront's own programs ask the backend. */
export function listInternalRoutes(): NamedRoute[] {
  return all().filter(({ route }) => route.isInternal);
}

function all(): NamedRoute[] {
  return areas().flatMap((area) =>
    Object.entries<Route>(routes[area]).map(([call, route]) => ({
      name: `${area}.${call}`,
      area,
      call,
      route,
    })),
  );
}

function areas(): Area[] {
  // Object.keys forgets the key type; the object is a constant, so nothing else can be in it.
  return Object.keys(routes) as Area[];
}
