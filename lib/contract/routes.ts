import type { Route, Routes } from "./contract";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { adminRoutes } from "@/lib/contract/admin/admin.routes";
import { activationRoutes } from "@/lib/contract/activation/activation.routes";
import { approvalsRoutes } from "@/lib/contract/approvals/approvals.routes";
import { addressesRoutes } from "@/lib/contract/addresses/addresses.routes";
import { animalSharingRoutes } from "@/lib/contract/animal-sharing/animal-sharing.routes";
import { animalTransfersRoutes } from "@/lib/contract/animal-transfers/animal-transfers.routes";
import { animalsRoutes } from "@/lib/contract/animals/animals.routes";
import { authRoutes } from "@/lib/contract/auth/auth.routes";
import { breedsRoutes } from "@/lib/contract/breeds/breeds.routes";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import { orderSuppliesRoutes } from "@/lib/contract/order-supplies/order-supplies.routes";
import { checkoutRoutes } from "@/lib/contract/checkout/checkout.routes";
import { clubsRoutes } from "@/lib/contract/clubs/clubs.routes";
import { collectionAgentsRoutes } from "@/lib/contract/collection-agents/collection-agents.routes";
import { collectedAnimalsRoutes } from "@/lib/contract/collected-animals/collected-animals.routes";
import { contactRoutes } from "@/lib/contract/contact/contact.routes";
import { cookiesRoutes } from "@/lib/contract/cookies/cookies.routes";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import { dnaProfilesRoutes } from "@/lib/contract/dna-profiles/dna-profiles.routes";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import { invoicesRoutes } from "@/lib/contract/invoices/invoices.routes";
import { accountDataRoutes } from "@/lib/contract/account-data/account-data.routes";
import { myProductsRoutes } from "@/lib/contract/my-products/my-products.routes";
import { adminOrdersRoutes } from "@/lib/contract/admin-orders/admin-orders.routes";
import { adminJobsRoutes } from "@/lib/contract/admin-jobs/admin-jobs.routes";
import { adminLabRoutes } from "@/lib/contract/admin-lab/admin-lab.routes";
import { adminPaymentsRoutes } from "@/lib/contract/admin-payments/admin-payments.routes";
import { kitsRoutes } from "@/lib/contract/kits/kits.routes";
import { labRoutes } from "@/lib/contract/lab/lab.routes";
import { microchipCheckerRoutes } from "@/lib/contract/microchip-checker/microchip-checker.routes";
import { newsletterRoutes } from "@/lib/contract/newsletter/newsletter.routes";
import { ordersRoutes } from "@/lib/contract/orders/orders.routes";
import { animalExportRoutes } from "@/lib/contract/animal-export/animal-export.routes";
import { apiTokensRoutes } from "@/lib/contract/api-tokens/api-tokens.routes";
import { publicApiRoutes } from "@/lib/contract/public-api/public-api.routes";
import { parentageRoutes } from "@/lib/contract/parentage/parentage.routes";
import { passportsRoutes } from "@/lib/contract/passports/passports.routes";
import { portalRoutes } from "@/lib/contract/portal/portal.routes";
import { paymentsRoutes } from "@/lib/contract/payments/payments.routes";
import { productsRoutes } from "@/lib/contract/products/products.routes";
import { registrationRoutes } from "@/lib/contract/registration/registration.routes";
import { reportAuthenticationRoutes } from "@/lib/contract/report-authentication/report-authentication.routes";
import { researchRoutes } from "@/lib/contract/research/research.routes";
import { responsibleBreedersRoutes } from "@/lib/contract/responsible-breeders/responsible-breeders.routes";
import { acmFormsRoutes } from "@/lib/contract/acm-forms/acm-forms.routes";
import { dvAccessRoutes } from "@/lib/contract/dv-access/dv-access.routes";
import { notificationsRoutes } from "@/lib/contract/notifications/notifications.routes";
import { showsRoutes } from "@/lib/contract/shows/shows.routes";
import { reportsRoutes } from "@/lib/contract/reports/reports.routes";
import { resultsRoutes } from "@/lib/contract/results/results.routes";
import { sampleTrackerRoutes } from "@/lib/contract/sample-tracker/sample-tracker.routes";
import { litterColoursRoutes } from "@/lib/contract/litter-colours/litter-colours.routes";
import { breedingCommunityRoutes } from "./breeding-community/breeding-community.routes";
import { breedingStrategyRoutes } from "@/lib/contract/breeding-strategy/breeding-strategy.routes";
import { spreadsheetsRoutes } from "@/lib/contract/spreadsheets/spreadsheets.routes";
import { factSheetsRoutes } from "@/lib/contract/fact-sheets/fact-sheets.routes";
import { multipacksRoutes } from "@/lib/contract/multipacks/multipacks.routes";
import { loyaltyRoutes } from "@/lib/contract/loyalty/loyalty.routes";

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
