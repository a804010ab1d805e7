import type { Area } from "@/lib/contract/routes";
import type { Handlers } from "@/backend/http/handler-types";
import type { HandlerTable } from "@/backend/http/register-routes";
import { orderSuppliesHandlers } from "@/backend/orders/order-supplies/handlers";
import { animalsHandlers } from "@/backend/animals/records/animals/handlers";
import { addressesHandlers } from "@/backend/kernel/addresses/handlers";
import { animalSharingHandlers } from "@/backend/animals/sharing/animal-sharing/handlers";
import { animalTransfersHandlers } from "@/backend/animals/sharing/animal-transfers/handlers";
import { activationHandlers } from "@/backend/kits/activation/handlers";
import { adminHandlers } from "@/backend/top/admin/handlers";
import { accountHandlers } from "@/backend/account/account/handlers";
import { approvalsHandlers } from "@/backend/community/approvals/handlers";
import { breedsHandlers } from "@/backend/shop/breeds/handlers";
import { cartHandlers } from "@/backend/orders/cart/handlers";
import { checkoutHandlers } from "@/backend/orders/checkout/handlers";
import { clubsHandlers } from "@/backend/animals/sharing/clubs/handlers";
import { collectionAgentsHandlers } from "@/backend/community/collection-agents/handlers";
import { collectedAnimalsHandlers } from "@/backend/animals/records/collected-animals/handlers";
import { customProfilesHandlers } from "@/backend/orders/custom-profiles/handlers";
import { geographyHandlers } from "@/backend/kernel/geography/handlers";
import { invoicesHandlers } from "@/backend/orders/invoices/handlers";
import { accountDataHandlers } from "@/backend/top/account-data/handlers";
import { myProductsHandlers } from "@/backend/animals/records/my-products/handlers";
import { animalExportHandlers } from "@/backend/animals/records/animal-export/handlers";
import { apiTokensHandlers } from "@/backend/account/api-tokens/handlers";
import { publicApiHandlers } from "@/backend/animals/records/public-api/handlers";
import { parentageHandlers } from "@/backend/animals/results/parentage/handlers";
import { paymentsHandlers } from "@/backend/orders/payments/handlers";
import { kitsHandlers } from "@/backend/kits/kits/handlers";
import { labHandlers } from "@/backend/kits/lab/handlers";
import { ordersHandlers } from "@/backend/orders/orders/handlers";
import { adminOrdersHandlers } from "@/backend/orders/admin/admin-orders/handlers";
import { adminPaymentsHandlers } from "@/backend/orders/admin/admin-payments/handlers";
import { adminJobsHandlers } from "@/backend/top/admin-jobs/handlers";
import { adminLabHandlers } from "@/backend/kits/admin-lab/handlers";
import { authHandlers } from "@/backend/account/auth/handlers";
import { productsHandlers } from "@/backend/shop/products/handlers";
import { dnaProfilesHandlers } from "@/backend/animals/results/dna-profiles/handlers";
import { resultsHandlers } from "@/backend/animals/results/results/handlers";
import { breedingCommunityHandlers } from "@/backend/breeding/breeding-community/handlers";
import { breedingStrategyHandlers } from "@/backend/breeding/breeding-strategy/handlers";
import { litterColoursHandlers } from "@/backend/breeding/litter-colours/handlers";
import { multipacksHandlers } from "@/backend/kits/multipacks/handlers";
import { portalHandlers } from "@/backend/top/portal/handlers";
import { reportsHandlers } from "@/backend/animals/results/reports/handlers";
import { passportsHandlers } from "@/backend/animals/results/passports/handlers";
import { microchipCheckerHandlers } from "@/backend/breeding/microchip-checker/handlers";
import { reportAuthenticationHandlers } from "@/backend/animals/results/report-authentication/handlers";
import { sampleTrackerHandlers } from "@/backend/kits/sample-tracker/handlers";
import { contactHandlers } from "@/backend/community/contact/handlers";
import { newsletterHandlers } from "@/backend/account/newsletter/handlers";
import { researchHandlers } from "@/backend/community/research/handlers";
import { responsibleBreedersHandlers } from "@/backend/community/responsible-breeders/handlers";
import { acmFormsHandlers } from "@/backend/community/acm-forms/handlers";
import { dvAccessHandlers } from "@/backend/animals/sharing/dv-access/handlers";
import { notificationsHandlers } from "@/backend/kernel/notifications/handlers";
import { showsHandlers } from "@/backend/community/shows/handlers";
import { spreadsheetsHandlers } from "@/backend/animals/records/spreadsheets/handlers";
import { factSheetsHandlers } from "@/backend/shop/fact-sheets/handlers";
import { loyaltyHandlers } from "@/backend/orders/loyalty/handlers";
import { registrationHandlers } from "@/backend/account/registration/handlers";

const typed: { readonly [A in Area]: Handlers<A> } = {
  auth: authHandlers,
  cookies: {},
  geography: geographyHandlers,
  breeds: breedsHandlers,
  products: productsHandlers,
  cart: cartHandlers,
  admin: adminHandlers,
  approvals: approvalsHandlers,
  responsibleBreeders: responsibleBreedersHandlers,
  acmForms: acmFormsHandlers,
  dvAccess: dvAccessHandlers,
  shows: showsHandlers,
  notifications: notificationsHandlers,
  research: researchHandlers,
  contact: contactHandlers,
  newsletter: newsletterHandlers,
  registration: registrationHandlers,
  account: accountHandlers,
  accountData: accountDataHandlers,
  activation: activationHandlers,
  myProducts: myProductsHandlers,
  animals: animalsHandlers,
  customProfiles: customProfilesHandlers,
  checkout: checkoutHandlers,
  animalExport: animalExportHandlers,
  apiTokens: apiTokensHandlers,
  publicApi: publicApiHandlers,
  parentage: parentageHandlers,
  payments: paymentsHandlers,
  portal: portalHandlers,
  kits: kitsHandlers,
  lab: labHandlers,
  orders: ordersHandlers,
  invoices: invoicesHandlers,
  adminOrders: adminOrdersHandlers,
  adminPayments: adminPaymentsHandlers,
  adminJobs: adminJobsHandlers,
  adminLab: adminLabHandlers,
  orderSupplies: orderSuppliesHandlers,
  addresses: addressesHandlers,
  loyalty: loyaltyHandlers,
  animalSharing: animalSharingHandlers,
  animalTransfers: animalTransfersHandlers,
  clubs: clubsHandlers,
  collectionAgents: collectionAgentsHandlers,
  collectedAnimals: collectedAnimalsHandlers,
  dnaProfiles: dnaProfilesHandlers,
  results: resultsHandlers,
  reports: reportsHandlers,
  passports: passportsHandlers,
  sampleTracker: sampleTrackerHandlers,
  breedingCommunity: breedingCommunityHandlers,
  breedingStrategy: breedingStrategyHandlers,
  litterColours: litterColoursHandlers,
  multipacks: multipacksHandlers,
  spreadsheets: spreadsheetsHandlers,
  factSheets: factSheetsHandlers,
  microchipChecker: microchipCheckerHandlers,
  reportAuthentication: reportAuthenticationHandlers,
};

/** The compiler has checked each handler against its shape. Route registration parses with the same shapes. */
export const handlers = typed as unknown as HandlerTable;
