// Generated from messages/en by `npm run messages`. Do not edit.
import accountData from "./en/account-data.json" with { type: "json" };
import account from "./en/account.json" with { type: "json" };
import acmForms from "./en/acm-forms.json" with { type: "json" };
import activation from "./en/activation.json" with { type: "json" };
import addAnimal from "./en/add-animal.json" with { type: "json" };
import adminJobs from "./en/admin-jobs.json" with { type: "json" };
import adminLab from "./en/admin-lab.json" with { type: "json" };
import adminOrders from "./en/admin-orders.json" with { type: "json" };
import adminPayments from "./en/admin-payments.json" with { type: "json" };
import admin from "./en/admin.json" with { type: "json" };
import animalSharing from "./en/animal-sharing.json" with { type: "json" };
import animalTransfers from "./en/animal-transfers.json" with { type: "json" };
import animals from "./en/animals.json" with { type: "json" };
import apiTokens from "./en/api-tokens.json" with { type: "json" };
import approvals from "./en/approvals.json" with { type: "json" };
import auth from "./en/auth.json" with { type: "json" };
import breedingCommunity from "./en/breeding-community.json" with { type: "json" };
import breedingStrategy from "./en/breeding-strategy.json" with { type: "json" };
import breeds from "./en/breeds.json" with { type: "json" };
import cart from "./en/cart.json" with { type: "json" };
import catalogue from "./en/catalogue.json" with { type: "json" };
import categoryPages from "./en/category-pages.json" with { type: "json" };
import checkout from "./en/checkout.json" with { type: "json" };
import clubs from "./en/clubs.json" with { type: "json" };
import coat from "./en/coat.json" with { type: "json" };
import collectedAnimals from "./en/collected-animals.json" with { type: "json" };
import collectionAgents from "./en/collection-agents.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import content from "./en/content.json" with { type: "json" };
import customProfiles from "./en/custom-profiles.json" with { type: "json" };
import dataExport from "./en/data-export.json" with { type: "json" };
import dialogs from "./en/dialogs.json" with { type: "json" };
import dnaProfiles from "./en/dna-profiles.json" with { type: "json" };
import documentPdf from "./en/document-pdf.json" with { type: "json" };
import documents from "./en/documents.json" with { type: "json" };
import dvAccess from "./en/dv-access.json" with { type: "json" };
import errorPage from "./en/error-page.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import evidence from "./en/evidence.json" with { type: "json" };
import factSheets from "./en/fact-sheets.json" with { type: "json" };
import form from "./en/form.json" with { type: "json" };
import home from "./en/home.json" with { type: "json" };
import invoicePdf from "./en/invoice-pdf.json" with { type: "json" };
import invoices from "./en/invoices.json" with { type: "json" };
import kits from "./en/kits.json" with { type: "json" };
import layout from "./en/layout.json" with { type: "json" };
import litterColours from "./en/litter-colours.json" with { type: "json" };
import litter from "./en/litter.json" with { type: "json" };
import loyalty from "./en/loyalty.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import microchipChecker from "./en/microchip-checker.json" with { type: "json" };
import multipacks from "./en/multipacks.json" with { type: "json" };
import myProducts from "./en/my-products.json" with { type: "json" };
import offers from "./en/offers.json" with { type: "json" };
import orderSupplies from "./en/order-supplies.json" with { type: "json" };
import orders from "./en/orders.json" with { type: "json" };
import packingSlip from "./en/packing-slip.json" with { type: "json" };
import parentage from "./en/parentage.json" with { type: "json" };
import passport from "./en/passport.json" with { type: "json" };
import payments from "./en/payments.json" with { type: "json" };
import portal from "./en/portal.json" with { type: "json" };
import products from "./en/products.json" with { type: "json" };
import registration from "./en/registration.json" with { type: "json" };
import reminders from "./en/reminders.json" with { type: "json" };
import reportAuthentication from "./en/report-authentication.json" with { type: "json" };
import research from "./en/research.json" with { type: "json" };
import resources from "./en/resources.json" with { type: "json" };
import responsibleBreeders from "./en/responsible-breeders.json" with { type: "json" };
import results from "./en/results.json" with { type: "json" };
import roleLanding from "./en/role-landing.json" with { type: "json" };
import sampleTracker from "./en/sample-tracker.json" with { type: "json" };
import scan from "./en/scan.json" with { type: "json" };
import search from "./en/search.json" with { type: "json" };
import shows from "./en/shows.json" with { type: "json" };
import spreadsheets from "./en/spreadsheets.json" with { type: "json" };
import store from "./en/store.json" with { type: "json" };
import subscriptions from "./en/subscriptions.json" with { type: "json" };

export const messagesByLanguage = {
  en: {
    accountData,
    account,
    acmForms,
    activation,
    addAnimal,
    adminJobs,
    adminLab,
    adminOrders,
    adminPayments,
    admin,
    animalSharing,
    animalTransfers,
    animals,
    apiTokens,
    approvals,
    auth,
    breedingCommunity,
    breedingStrategy,
    breeds,
    cart,
    catalogue,
    categoryPages,
    checkout,
    clubs,
    coat,
    collectedAnimals,
    collectionAgents,
    common,
    content,
    customProfiles,
    dataExport,
    dialogs,
    dnaProfiles,
    documentPdf,
    documents,
    dvAccess,
    errorPage,
    errors,
    evidence,
    factSheets,
    form,
    home,
    invoicePdf,
    invoices,
    kits,
    layout,
    litterColours,
    litter,
    loyalty,
    mail,
    microchipChecker,
    multipacks,
    myProducts,
    offers,
    orderSupplies,
    orders,
    packingSlip,
    parentage,
    passport,
    payments,
    portal,
    products,
    registration,
    reminders,
    reportAuthentication,
    research,
    resources,
    responsibleBreeders,
    results,
    roleLanding,
    sampleTracker,
    scan,
    search,
    shows,
    spreadsheets,
    store,
    subscriptions,
  },
};
