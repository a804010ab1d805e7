import { activationShapes } from "@/lib/contract/activation/activation.shapes";
import { addressesShapes } from "@/lib/contract/addresses/addresses.shapes";
import { adminShapes } from "@/lib/contract/admin/admin.shapes";
import { orderSuppliesShapes } from "@/lib/contract/order-supplies/order-supplies.shapes";
import { accountShapes } from "@/lib/contract/account/account.shapes";
import { animalSharingShapes } from "@/lib/contract/animal-sharing/animal-sharing.shapes";
import { animalTransfersShapes } from "@/lib/contract/animal-transfers/animal-transfers.shapes";
import { approvalsShapes } from "@/lib/contract/approvals/approvals.shapes";
import { animalsShapes } from "@/lib/contract/animals/animals.shapes";
import { authShapes } from "@/lib/contract/auth/auth.shapes";
import { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";
import { clubsShapes } from "@/lib/contract/clubs/clubs.shapes";
import { collectionAgentsShapes } from "@/lib/contract/collection-agents/collection-agents.shapes";
import { collectedAnimalsShapes } from "@/lib/contract/collected-animals/collected-animals.shapes";
import type { AnyShape, TypedShape } from "./contract";
import { cookiesShapes } from "@/lib/contract/cookies/cookies.shapes";
import { customProfilesShapes } from "@/lib/contract/custom-profiles/custom-profiles.shapes";
import { geographyShapes } from "@/lib/contract/geography/geography.shapes";
import { invoicesShapes } from "@/lib/contract/invoices/invoices.shapes";
import { accountDataShapes } from "@/lib/contract/account-data/account-data.shapes";
import { myProductsShapes } from "@/lib/contract/my-products/my-products.shapes";
import { passportsShapes } from "@/lib/contract/passports/passports.shapes";
import { paymentsShapes } from "@/lib/contract/payments/payments.shapes";
import { adminOrdersShapes } from "@/lib/contract/admin-orders/admin-orders.shapes";
import { adminJobsShapes } from "@/lib/contract/admin-jobs/admin-jobs.shapes";
import { adminLabShapes } from "@/lib/contract/admin-lab/admin-lab.shapes";
import { adminPaymentsShapes } from "@/lib/contract/admin-payments/admin-payments.shapes";
import { kitsShapes } from "@/lib/contract/kits/kits.shapes";
import { labShapes } from "@/lib/contract/lab/lab.shapes";
import { breedingCommunityShapes } from "./breeding-community/breeding-community.shapes";
import { breedingStrategyShapes } from "@/lib/contract/breeding-strategy/breeding-strategy.shapes";
import { litterColoursShapes } from "@/lib/contract/litter-colours/litter-colours.shapes";
import { spreadsheetsShapes } from "@/lib/contract/spreadsheets/spreadsheets.shapes";
import { factSheetsShapes } from "@/lib/contract/fact-sheets/fact-sheets.shapes";
import { multipacksShapes } from "@/lib/contract/multipacks/multipacks.shapes";
import { microchipCheckerShapes } from "@/lib/contract/microchip-checker/microchip-checker.shapes";
import { ordersShapes } from "@/lib/contract/orders/orders.shapes";
import { animalExportShapes } from "@/lib/contract/animal-export/animal-export.shapes";
import { apiTokensShapes } from "@/lib/contract/api-tokens/api-tokens.shapes";
import { publicApiShapes } from "@/lib/contract/public-api/public-api.shapes";
import { parentageShapes } from "@/lib/contract/parentage/parentage.shapes";
import { portalShapes } from "@/lib/contract/portal/portal.shapes";
import { productsShapes } from "@/lib/contract/products/products.shapes";
import { registrationShapes } from "@/lib/contract/registration/registration.shapes";
import { dnaProfilesShapes } from "@/lib/contract/dna-profiles/dna-profiles.shapes";
import { resultsShapes } from "@/lib/contract/results/results.shapes";
import { reportsShapes } from "@/lib/contract/reports/reports.shapes";
import { reportAuthenticationShapes } from "@/lib/contract/report-authentication/report-authentication.shapes";
import { contactShapes } from "@/lib/contract/contact/contact.shapes";
import { newsletterShapes } from "@/lib/contract/newsletter/newsletter.shapes";
import { researchShapes } from "@/lib/contract/research/research.shapes";
import { responsibleBreedersShapes } from "@/lib/contract/responsible-breeders/responsible-breeders.shapes";
import { acmFormsShapes } from "@/lib/contract/acm-forms/acm-forms.shapes";
import { dvAccessShapes } from "@/lib/contract/dv-access/dv-access.shapes";
import { notificationsShapes } from "@/lib/contract/notifications/notifications.shapes";
import { showsShapes } from "@/lib/contract/shows/shows.shapes";
import { sampleTrackerShapes } from "@/lib/contract/sample-tracker/sample-tracker.shapes";
import { loyaltyShapes } from "@/lib/contract/loyalty/loyalty.shapes";
import type { Area, routes } from "./routes";

/** One shape for every route: a route without one does not compile. */
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
  acmForms: acmFormsShapes,
  dvAccess: dvAccessShapes,
  shows: showsShapes,
  notifications: notificationsShapes,
  research: researchShapes,
  contact: contactShapes,
  newsletter: newsletterShapes,
  registration: registrationShapes,
  account: accountShapes,
  accountData: accountDataShapes,
  activation: activationShapes,
  myProducts: myProductsShapes,
  animals: animalsShapes,
  customProfiles: customProfilesShapes,
  checkout: checkoutShapes,
  animalExport: animalExportShapes,
  apiTokens: apiTokensShapes,
  publicApi: publicApiShapes,
  parentage: parentageShapes,
  payments: paymentsShapes,
  portal: portalShapes,
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
  animalSharing: animalSharingShapes,
  animalTransfers: animalTransfersShapes,
  clubs: clubsShapes,
  collectionAgents: collectionAgentsShapes,
  collectedAnimals: collectedAnimalsShapes,
  dnaProfiles: dnaProfilesShapes,
  results: resultsShapes,
  reports: reportsShapes,
  passports: passportsShapes,
  sampleTracker: sampleTrackerShapes,
  breedingCommunity: breedingCommunityShapes,
  breedingStrategy: breedingStrategyShapes,
  litterColours: litterColoursShapes,
  multipacks: multipacksShapes,
  spreadsheets: spreadsheetsShapes,
  factSheets: factSheetsShapes,
  microchipChecker: microchipCheckerShapes,
  reportAuthentication: reportAuthenticationShapes,
} as const satisfies { readonly [A in Area]: { readonly [Call in keyof (typeof routes)[A]]: TypedShape } };

export function shapeOf(area: Area, call: string): AnyShape {
  const table = shapes[area] as unknown as Readonly<Record<string, AnyShape>>;
  const shape = table[call];
  if (shape === undefined) throw new Error(`The contract has no shape for ${area}.${call}.`);
  return shape;
}
