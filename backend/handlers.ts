import type { Area } from "@/lib/contract/routes";
import type { Handlers } from "@/backend/http/handler-types";
import type { HandlerTable } from "@/backend/http/register-routes";
import { orderSuppliesHandlers } from "@/backend/modules/order-supplies/handlers";
import { animalsHandlers } from "@/backend/modules/animals/handlers";
import { addressesHandlers } from "./modules/addresses/handlers";
import { animalSharingHandlers } from "./modules/animal-sharing/handlers";
import { animalTransfersHandlers } from "./modules/animal-transfers/handlers";
import { activationHandlers } from "./modules/activation/handlers";
import { adminHandlers } from "./modules/admin/handlers";
import { accountHandlers } from "./modules/account/handlers";
import { approvalsHandlers } from "./modules/approvals/handlers";
import { breedsHandlers } from "./modules/breeds/handlers";
import { cartHandlers } from "@/backend/modules/cart/handlers";
import { checkoutHandlers } from "./modules/checkout/handlers";
import { clubsHandlers } from "./modules/clubs/handlers";
import { collectionAgentsHandlers } from "./modules/collection-agents/handlers";
import { collectedAnimalsHandlers } from "./modules/collected-animals/handlers";
import { customProfilesHandlers } from "./modules/custom-profiles/handlers";
import { geographyHandlers } from "./modules/geography/handlers";
import { invoicesHandlers } from "./modules/invoices/handlers";
import { accountDataHandlers } from "@/backend/modules/account-data/handlers";
import { myProductsHandlers } from "./modules/my-products/handlers";
import { animalExportHandlers } from "./modules/animal-export/handlers";
import { apiTokensHandlers } from "./modules/api-tokens/handlers";
import { publicApiHandlers } from "./modules/public-api/handlers";
import { parentageHandlers } from "./modules/parentage/handlers";
import { paymentsHandlers } from "./modules/payments/handlers";
import { kitsHandlers } from "@/backend/modules/kits/handlers";
import { labHandlers } from "@/backend/modules/lab/handlers";
import { ordersHandlers } from "@/backend/modules/orders/handlers";
import { adminOrdersHandlers } from "@/backend/modules/admin-orders/handlers";
import { adminPaymentsHandlers } from "@/backend/modules/admin-payments/handlers";
import { adminJobsHandlers } from "@/backend/modules/admin-jobs/handlers";
import { adminLabHandlers } from "@/backend/modules/admin-lab/handlers";
import { authHandlers } from "@/backend/modules/auth/handlers";
import { productsHandlers } from "./modules/products/handlers";
import { dnaProfilesHandlers } from "@/backend/modules/dna-profiles/handlers";
import { resultsHandlers } from "@/backend/modules/results/handlers";
import { breedingCommunityHandlers } from "./modules/breeding-community/handlers";
import { breedingStrategyHandlers } from "@/backend/modules/breeding-strategy/handlers";
import { litterColoursHandlers } from "@/backend/modules/litter-colours/handlers";
import { multipacksHandlers } from "@/backend/modules/multipacks/handlers";
import { portalHandlers } from "@/backend/modules/portal/handlers";
import { reportsHandlers } from "@/backend/modules/reports/handlers";
import { passportsHandlers } from "@/backend/modules/passports/handlers";
import { microchipCheckerHandlers } from "@/backend/modules/microchip-checker/handlers";
import { reportAuthenticationHandlers } from "@/backend/modules/report-authentication/handlers";
import { sampleTrackerHandlers } from "@/backend/modules/sample-tracker/handlers";
import { contactHandlers } from "./modules/contact/handlers";
import { newsletterHandlers } from "./modules/newsletter/handlers";
import { researchHandlers } from "./modules/research/handlers";
import { responsibleBreedersHandlers } from "./modules/responsible-breeders/handlers";
import { acmFormsHandlers } from "@/backend/modules/acm-forms/handlers";
import { dvAccessHandlers } from "@/backend/modules/dv-access/handlers";
import { notificationsHandlers } from "@/backend/modules/notifications/handlers";
import { showsHandlers } from "@/backend/modules/shows/handlers";
import { spreadsheetsHandlers } from "@/backend/modules/spreadsheets/handlers";
import { factSheetsHandlers } from "@/backend/modules/fact-sheets/handlers";
import { loyaltyHandlers } from "@/backend/modules/loyalty/handlers";
import { registrationHandlers } from "./modules/registration/handlers";

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
