// Generated from messages/en by `npm run messages`. Do not edit.
import accountData from "@/messages/en/top/account-data.json" with { type: "json" };
import account from "@/messages/en/account/account.json" with { type: "json" };
import acmForms from "@/messages/en/community/acm-forms.json" with { type: "json" };
import activation from "@/messages/en/kits/activation.json" with { type: "json" };
import addAnimal from "@/messages/en/animals/records/add-animal.json" with { type: "json" };
import adminJobs from "@/messages/en/top/admin-jobs.json" with { type: "json" };
import adminLab from "@/messages/en/kits/admin-lab.json" with { type: "json" };
import adminOrders from "@/messages/en/orders/admin/admin-orders.json" with { type: "json" };
import adminPayments from "@/messages/en/orders/admin/admin-payments.json" with { type: "json" };
import admin from "@/messages/en/top/admin.json" with { type: "json" };
import animalSharing from "@/messages/en/animals/sharing/animal-sharing.json" with { type: "json" };
import animalTransfers from "@/messages/en/animals/sharing/animal-transfers.json" with { type: "json" };
import animals from "@/messages/en/animals/records/animals.json" with { type: "json" };
import apiTokens from "@/messages/en/account/api-tokens.json" with { type: "json" };
import approvals from "@/messages/en/community/approvals.json" with { type: "json" };
import auth from "@/messages/en/account/auth.json" with { type: "json" };
import breedingCommunity from "@/messages/en/breeding/breeding-community.json" with { type: "json" };
import breedingStrategy from "@/messages/en/breeding/breeding-strategy.json" with { type: "json" };
import breeds from "@/messages/en/shop/breeds.json" with { type: "json" };
import cart from "@/messages/en/orders/cart.json" with { type: "json" };
import catalogue from "@/messages/en/shop/catalogue/catalogue.json" with { type: "json" };
import categoryPages from "@/messages/en/shop/catalogue/category-pages.json" with { type: "json" };
import checkout from "@/messages/en/orders/checkout.json" with { type: "json" };
import clubs from "@/messages/en/animals/sharing/clubs.json" with { type: "json" };
import coat from "@/messages/en/animals/results/coat.json" with { type: "json" };
import collectedAnimals from "@/messages/en/animals/records/collected-animals.json" with { type: "json" };
import collectionAgents from "@/messages/en/community/collection-agents.json" with { type: "json" };
import collector from "@/messages/en/animals/records/collector.json" with { type: "json" };
import common from "@/messages/en/kernel/common.json" with { type: "json" };
import contact from "@/messages/en/community/contact.json" with { type: "json" };
import content from "@/messages/en/shop/content/content.json" with { type: "json" };
import customProfiles from "@/messages/en/orders/custom-profiles.json" with { type: "json" };
import dataExport from "@/messages/en/top/data-export.json" with { type: "json" };
import dialogs from "@/messages/en/top/dialogs.json" with { type: "json" };
import dnaProfiles from "@/messages/en/animals/results/dna-profiles.json" with { type: "json" };
import documentPdf from "@/messages/en/kernel/document-pdf.json" with { type: "json" };
import documents from "@/messages/en/animals/results/documents.json" with { type: "json" };
import dvAccess from "@/messages/en/animals/sharing/dv-access.json" with { type: "json" };
import errorPage from "@/messages/en/top/error-page.json" with { type: "json" };
import errors from "@/messages/en/kernel/errors.json" with { type: "json" };
import evidence from "@/messages/en/shop/content/evidence.json" with { type: "json" };
import factSheets from "@/messages/en/shop/fact-sheets.json" with { type: "json" };
import form from "@/messages/en/kernel/form.json" with { type: "json" };
import home from "@/messages/en/shop/home.json" with { type: "json" };
import invoicePdf from "@/messages/en/orders/invoice-pdf.json" with { type: "json" };
import invoices from "@/messages/en/orders/invoices.json" with { type: "json" };
import kits from "@/messages/en/kits/kits.json" with { type: "json" };
import layout from "@/messages/en/top/layout.json" with { type: "json" };
import litterColours from "@/messages/en/breeding/litter-colours.json" with { type: "json" };
import litter from "@/messages/en/kits/litter.json" with { type: "json" };
import loyalty from "@/messages/en/orders/loyalty.json" with { type: "json" };
import mail from "@/messages/en/kernel/mail.json" with { type: "json" };
import microchipChecker from "@/messages/en/breeding/microchip-checker.json" with { type: "json" };
import multipacks from "@/messages/en/kits/multipacks.json" with { type: "json" };
import myProducts from "@/messages/en/animals/records/my-products.json" with { type: "json" };
import newsletter from "@/messages/en/account/newsletter.json" with { type: "json" };
import notifications from "@/messages/en/kernel/notifications.json" with { type: "json" };
import offers from "@/messages/en/shop/catalogue/offers.json" with { type: "json" };
import orderSupplies from "@/messages/en/orders/order-supplies.json" with { type: "json" };
import orders from "@/messages/en/orders/orders.json" with { type: "json" };
import packingSlip from "@/messages/en/orders/admin/packing-slip.json" with { type: "json" };
import parentage from "@/messages/en/animals/results/parentage.json" with { type: "json" };
import passport from "@/messages/en/animals/results/passport.json" with { type: "json" };
import payments from "@/messages/en/orders/payments.json" with { type: "json" };
import portal from "@/messages/en/top/portal.json" with { type: "json" };
import products from "@/messages/en/shop/products.json" with { type: "json" };
import registration from "@/messages/en/account/registration.json" with { type: "json" };
import reminders from "@/messages/en/kits/reminders.json" with { type: "json" };
import reportAuthentication from "@/messages/en/animals/results/report-authentication.json" with { type: "json" };
import research from "@/messages/en/community/research.json" with { type: "json" };
import resources from "@/messages/en/shop/content/resources.json" with { type: "json" };
import responsibleBreeders from "@/messages/en/community/responsible-breeders.json" with { type: "json" };
import results from "@/messages/en/animals/results/results.json" with { type: "json" };
import roleLanding from "@/messages/en/shop/role-landing.json" with { type: "json" };
import sampleTracker from "@/messages/en/kits/sample-tracker.json" with { type: "json" };
import scan from "@/messages/en/kits/scan.json" with { type: "json" };
import search from "@/messages/en/shop/search.json" with { type: "json" };
import security from "@/messages/en/account/security.json" with { type: "json" };
import shows from "@/messages/en/community/shows.json" with { type: "json" };
import spreadsheets from "@/messages/en/animals/records/spreadsheets.json" with { type: "json" };
import store from "@/messages/en/shop/catalogue/store.json" with { type: "json" };
import subscriptions from "@/messages/en/orders/subscriptions.json" with { type: "json" };

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
    collector,
    common,
    contact,
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
    newsletter,
    notifications,
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
    security,
    shows,
    spreadsheets,
    store,
    subscriptions,
  },
};
