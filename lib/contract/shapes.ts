import { activationShapes } from "@/lib/contract/kits/activation/activation.shapes";
import { addressesShapes } from "@/lib/contract/kernel/addresses/addresses.shapes";
import { adminShapes } from "@/lib/contract/top/admin/admin.shapes";
import { orderSuppliesShapes } from "@/lib/contract/orders/order-supplies/order-supplies.shapes";
import { accountShapes } from "@/lib/contract/account/account/account.shapes";
import { animalSharingShapes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.shapes";
import { animalTransfersShapes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.shapes";
import { approvalsShapes } from "@/lib/contract/community/approvals/approvals.shapes";
import { animalsShapes } from "@/lib/contract/animals/records/animals/animals.shapes";
import { authShapes } from "@/lib/contract/account/auth/auth.shapes";
import { breedsShapes } from "@/lib/contract/shop/breeds/breeds.shapes";
import { cartShapes } from "@/lib/contract/orders/cart/cart.shapes";
import { checkoutShapes } from "@/lib/contract/orders/checkout/checkout.shapes";
import { clubsShapes } from "@/lib/contract/animals/sharing/clubs/clubs.shapes";
import { collectionAgentsShapes } from "@/lib/contract/community/collection-agents/collection-agents.shapes";
import { collectedAnimalsShapes } from "@/lib/contract/animals/records/collected-animals/collected-animals.shapes";
import type { AnyShape, TypedShape } from "./contract";
import { cookiesShapes } from "@/lib/contract/account/cookies/cookies.shapes";
import { customProfilesShapes } from "@/lib/contract/orders/custom-profiles/custom-profiles.shapes";
import { geographyShapes } from "@/lib/contract/kernel/geography/geography.shapes";
import { invoicesShapes } from "@/lib/contract/orders/invoices/invoices.shapes";
import { accountDataShapes } from "@/lib/contract/top/account-data/account-data.shapes";
import { myProductsShapes } from "@/lib/contract/animals/records/my-products/my-products.shapes";
import { passportsShapes } from "@/lib/contract/animals/results/passports/passports.shapes";
import { paymentsShapes } from "@/lib/contract/orders/payments/payments.shapes";
import { adminOrdersShapes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.shapes";
import { adminJobsShapes } from "@/lib/contract/top/admin-jobs/admin-jobs.shapes";
import { adminLabShapes } from "@/lib/contract/kits/admin-lab/admin-lab.shapes";
import { adminPaymentsShapes } from "@/lib/contract/orders/admin/admin-payments/admin-payments.shapes";
import { kitsShapes } from "@/lib/contract/kits/kits/kits.shapes";
import { labShapes } from "@/lib/contract/kits/lab/lab.shapes";
import { breedingCommunityShapes } from "@/lib/contract/breeding/breeding-community/breeding-community.shapes";
import { breedingStrategyShapes } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.shapes";
import { litterColoursShapes } from "@/lib/contract/breeding/litter-colours/litter-colours.shapes";
import { spreadsheetsShapes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.shapes";
import { factSheetsShapes } from "@/lib/contract/shop/fact-sheets/fact-sheets.shapes";
import { multipacksShapes } from "@/lib/contract/kits/multipacks/multipacks.shapes";
import { microchipCheckerShapes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.shapes";
import { ordersShapes } from "@/lib/contract/orders/orders/orders.shapes";
import { animalExportShapes } from "@/lib/contract/animals/records/animal-export/animal-export.shapes";
import { apiTokensShapes } from "@/lib/contract/account/api-tokens/api-tokens.shapes";
import { publicApiShapes } from "@/lib/contract/animals/records/public-api/public-api.shapes";
import { parentageShapes } from "@/lib/contract/animals/results/parentage/parentage.shapes";
import { portalShapes } from "@/lib/contract/top/portal/portal.shapes";
import { productsShapes } from "@/lib/contract/shop/public/products.shapes";
import { registrationShapes } from "@/lib/contract/account/registration/registration.shapes";
import { dnaProfilesShapes } from "@/lib/contract/animals/results/dna-profiles/dna-profiles.shapes";
import { resultsShapes } from "@/lib/contract/animals/results/results/results.shapes";
import { reportsShapes } from "@/lib/contract/animals/results/reports/reports.shapes";
import { reportAuthenticationShapes } from "@/lib/contract/animals/results/report-authentication/report-authentication.shapes";
import { contactShapes } from "@/lib/contract/community/contact/contact.shapes";
import { newsletterShapes } from "@/lib/contract/account/newsletter/newsletter.shapes";
import { researchShapes } from "@/lib/contract/community/research/research.shapes";
import { responsibleBreedersShapes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.shapes";
import { acmFormsShapes } from "@/lib/contract/community/acm-forms/acm-forms.shapes";
import { dvAccessShapes } from "@/lib/contract/animals/sharing/dv-access/dv-access.shapes";
import { notificationsShapes } from "@/lib/contract/kernel/notifications/notifications.shapes";
import { showsShapes } from "@/lib/contract/community/shows/shows.shapes";
import { sampleTrackerShapes } from "@/lib/contract/kits/sample-tracker/sample-tracker.shapes";
import { loyaltyShapes } from "@/lib/contract/orders/loyalty/loyalty.shapes";
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
