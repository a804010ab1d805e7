import { activationShapes } from "@/lib/contract/activation/activation.shapes";
import { addressesShapes } from "@/lib/contract/addresses/addresses.shapes";
import { adminShapes } from "@/lib/contract/admin/admin.shapes";
import { orderSuppliesShapes } from "@/lib/contract/order-supplies/order-supplies.shapes";
import { accountShapes } from "@/lib/contract/account/account.shapes";
import { approvalsShapes } from "@/lib/contract/approvals/approvals.shapes";
import { authShapes } from "@/lib/contract/auth/auth.shapes";
import { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";
import type { AnyShape } from "./contract";
import { cookiesShapes } from "@/lib/contract/cookies/cookies.shapes";
import { customProfilesShapes } from "@/lib/contract/custom-profiles/custom-profiles.shapes";
import { geographyShapes } from "@/lib/contract/geography/geography.shapes";
import { invoicesShapes } from "@/lib/contract/invoices/invoices.shapes";
import { accountDataShapes } from "@/lib/contract/account-data/account-data.shapes";
import { myProductsShapes } from "@/lib/contract/my-products/my-products.shapes";
import { paymentsShapes } from "@/lib/contract/payments/payments.shapes";
import { adminOrdersShapes } from "@/lib/contract/admin-orders/admin-orders.shapes";
import { adminJobsShapes } from "@/lib/contract/admin-jobs/admin-jobs.shapes";
import { adminLabShapes } from "@/lib/contract/admin-lab/admin-lab.shapes";
import { adminPaymentsShapes } from "@/lib/contract/admin-payments/admin-payments.shapes";
import { kitsShapes } from "@/lib/contract/kits/kits.shapes";
import { labShapes } from "@/lib/contract/lab/lab.shapes";
import { microchipCheckerShapes } from "@/lib/contract/microchip-checker/microchip-checker.shapes";
import { ordersShapes } from "@/lib/contract/orders/orders.shapes";
import { productsShapes } from "@/lib/contract/products/products.shapes";
import { registrationShapes } from "@/lib/contract/registration/registration.shapes";
import { resultsShapes } from "@/lib/contract/results/results.shapes";
import { reportAuthenticationShapes } from "@/lib/contract/report-authentication/report-authentication.shapes";
import { responsibleBreedersShapes } from "@/lib/contract/responsible-breeders/responsible-breeders.shapes";
import { sampleTrackerShapes } from "@/lib/contract/sample-tracker/sample-tracker.shapes";
import { loyaltyShapes } from "@/lib/contract/loyalty/loyalty.shapes";
import type { Area } from "./routes";

/** Shapes of the areas that are built. Other routes respond 501 after the access check. */
export const shapes = {
  auth: authShapes,
  cookies: cookiesShapes,
  geography: geographyShapes,
  breeds: breedsShapes,
  products: productsShapes,
  cart: cartShapes,
  admin: adminShapes,
  approvals: approvalsShapes,
  responsibleBreeders: responsibleBreedersShapes,
  registration: registrationShapes,
  account: accountShapes,
  accountData: accountDataShapes,
  activation: activationShapes,
  myProducts: myProductsShapes,
  customProfiles: customProfilesShapes,
  checkout: checkoutShapes,
  payments: paymentsShapes,
  kits: kitsShapes,
  lab: labShapes,
  orders: ordersShapes,
  invoices: invoicesShapes,
  adminOrders: adminOrdersShapes,
  adminPayments: adminPaymentsShapes,
  adminJobs: adminJobsShapes,
  adminLab: adminLabShapes,
  orderSupplies: orderSuppliesShapes,
  addresses: addressesShapes,
  loyalty: loyaltyShapes,
  results: resultsShapes,
  sampleTracker: sampleTrackerShapes,
  microchipChecker: microchipCheckerShapes,
  reportAuthentication: reportAuthenticationShapes,
} as const satisfies { readonly [A in Area]?: Readonly<Record<string, AnyShape>> };

export type BuiltArea = keyof typeof shapes;

export function shapeOf(area: Area, call: string): AnyShape | undefined {
  const built: { readonly [A in Area]?: Readonly<Record<string, AnyShape>> } = shapes;
  return built[area]?.[call];
}
