import type { Route, Routes } from "./contract";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { adminRoutes } from "@/lib/contract/top/admin/admin.routes";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";
import { addressesRoutes } from "@/lib/contract/kernel/addresses/addresses.routes";
import { animalSharingRoutes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.routes";
import { animalTransfersRoutes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.routes";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { orderSuppliesRoutes } from "@/lib/contract/orders/order-supplies/order-supplies.routes";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import { contactRoutes } from "@/lib/contract/community/contact/contact.routes";
import { cookiesRoutes } from "@/lib/contract/account/cookies/cookies.routes";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { dnaProfilesRoutes } from "@/lib/contract/animals/results/dna-profiles/dna-profiles.routes";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { invoicesRoutes } from "@/lib/contract/orders/invoices/invoices.routes";
import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { myProductsRoutes } from "@/lib/contract/animals/records/my-products/my-products.routes";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";
import { adminJobsRoutes } from "@/lib/contract/top/admin-jobs/admin-jobs.routes";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";
import { adminPaymentsRoutes } from "@/lib/contract/orders/admin/admin-payments/admin-payments.routes";
import { kitsRoutes } from "@/lib/contract/kits/kits/kits.routes";
import { labRoutes } from "@/lib/contract/kits/lab/lab.routes";
import { microchipCheckerRoutes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.routes";
import { newsletterRoutes } from "@/lib/contract/account/newsletter/newsletter.routes";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import { animalExportRoutes } from "@/lib/contract/animals/records/animal-export/animal-export.routes";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";
import { publicApiRoutes } from "@/lib/contract/animals/records/public-api/public-api.routes";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { passportsRoutes } from "@/lib/contract/animals/results/passports/passports.routes";
import { portalRoutes } from "@/lib/contract/top/portal/portal.routes";
import { paymentsRoutes } from "@/lib/contract/orders/payments/payments.routes";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { reportAuthenticationRoutes } from "@/lib/contract/animals/results/report-authentication/report-authentication.routes";
import { researchRoutes } from "@/lib/contract/community/research/research.routes";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import { dvAccessRoutes } from "@/lib/contract/animals/sharing/dv-access/dv-access.routes";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import { resultsRoutes } from "@/lib/contract/animals/results/results/results.routes";
import { sampleTrackerRoutes } from "@/lib/contract/kits/sample-tracker/sample-tracker.routes";
import { litterColoursRoutes } from "@/lib/contract/breeding/litter-colours/litter-colours.routes";
import { breedingCommunityRoutes } from "@/lib/contract/breeding/breeding-community/breeding-community.routes";
import { breedingStrategyRoutes } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.routes";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import { factSheetsRoutes } from "@/lib/contract/shop/fact-sheets/fact-sheets.routes";
import { multipacksRoutes } from "@/lib/contract/kits/multipacks/multipacks.routes";
import { loyaltyRoutes } from "@/lib/contract/orders/loyalty/loyalty.routes";

/** Every call by area. The BFF responds 404 to anything else. */
export const routes = {
  auth: authRoutes,
  cookies: cookiesRoutes,
  geography: geographyRoutes,
  breeds: breedsRoutes,
  products: productsRoutes,
  cart: cartRoutes,
  registration: registrationRoutes,
  account: accountRoutes,
  accountData: accountDataRoutes,
  activation: activationRoutes,
  myProducts: myProductsRoutes,
  customProfiles: customProfilesRoutes,
  checkout: checkoutRoutes,
  payments: paymentsRoutes,
  orderSupplies: orderSuppliesRoutes,
  animals: animalsRoutes,
  animalSharing: animalSharingRoutes,
  animalTransfers: animalTransfersRoutes,
  dnaProfiles: dnaProfilesRoutes,
  results: resultsRoutes,
  reports: reportsRoutes,
  passports: passportsRoutes,
  clubs: clubsRoutes,
  collectionAgents: collectionAgentsRoutes,
  collectedAnimals: collectedAnimalsRoutes,
  animalExport: animalExportRoutes,
  apiTokens: apiTokensRoutes,
  publicApi: publicApiRoutes,
  parentage: parentageRoutes,
  portal: portalRoutes,
  kits: kitsRoutes,
  lab: labRoutes,
  orders: ordersRoutes,
  adminOrders: adminOrdersRoutes,
  adminPayments: adminPaymentsRoutes,
  adminJobs: adminJobsRoutes,
  adminLab: adminLabRoutes,
  invoices: invoicesRoutes,
  addresses: addressesRoutes,
  loyalty: loyaltyRoutes,
  sampleTracker: sampleTrackerRoutes,
  microchipChecker: microchipCheckerRoutes,
  reportAuthentication: reportAuthenticationRoutes,
  litterColours: litterColoursRoutes,
  breedingCommunity: breedingCommunityRoutes,
  breedingStrategy: breedingStrategyRoutes,
  multipacks: multipacksRoutes,
  spreadsheets: spreadsheetsRoutes,
  factSheets: factSheetsRoutes,
  admin: adminRoutes,
  approvals: approvalsRoutes,
  responsibleBreeders: responsibleBreedersRoutes,
  acmForms: acmFormsRoutes,
  dvAccess: dvAccessRoutes,
  shows: showsRoutes,
  notifications: notificationsRoutes,
  research: researchRoutes,
  contact: contactRoutes,
  newsletter: newsletterRoutes,
} as const satisfies Readonly<Record<string, Routes>>;

export type Area = keyof typeof routes;

export interface NamedRoute {
  /** `area.call`, as logged by both programs. */
  readonly name: string;
  readonly area: Area;
  readonly call: string;
  readonly route: Route;
}

/** All public routes. */
export function listRoutes(): NamedRoute[] {
  return all().filter(({ route }) => !route.isInternal);
}

/** Routes that only the storefront calls. */
export function listInternalRoutes(): NamedRoute[] {
  return all().filter(({ route }) => route.isInternal);
}

/** Types of the files that calls accept. */
export function listFileTypes(): string[] {
  return [...new Set(all().flatMap(({ route: { body } }) => (typeof body === "object" ? body.file : [])))];
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
  // Safe: the object is a constant, and Object.keys only loses the key type.
  return Object.keys(routes) as Area[];
}
