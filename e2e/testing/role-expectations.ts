import type { Links, Shopper } from "./menu-expectations";

/**
 * Screens and tools by role, written by hand from the specification. Used by the unit tests of the layout and by the
 * browser tests.
 */
interface Role {
  readonly menu: Shopper;
  /** Undefined for guests. */
  readonly account: string | undefined;
  readonly actsAs?: string;
  /** The country of the account. */
  readonly country?: string;
  readonly banner: string | undefined;
  readonly portal: Links;
  /** The h1 of each private screen. Undefined if it redirects to sign-in. */
  readonly screens: Readonly<Record<string, string | undefined>>;
}

export const notFoundHeading = "This page does not exist";
const suppliesLinks: Links = [
  ["Orders in advance", "/my/order-supplies/results"],
  ["Order supplies", "/my/order-supplies"],
];
const everyoneLinks: Links = [
  ["Overview", "/my"],
  ["My profile", "/my/my-profile"],
  ["Orders", "/my/orders"],
  ["My kits", "/my/kits"],
  ["Shared animals", "/my/animals/shared"],
  ["Shared with me", "/my/animals/shared?view=with-me"],
  ["Archived animals", "/my/animals/archived"],
  ["Transfer animals", "/my/transfer-animal"],
  ["Check a report", "/tools/report-authentication"],
  ["Fact sheets", "/my/fact-sheet"],
  ["Guides", "/my/resources"],
  ["Activate a kit", "/activate"],
  ["Results", "/my/results"],
  ["API tokens", "/my/api-tokens"],
  ["Carrier rates", "/my/carrier-rates"],
];
const animalOwnerLinks: Links = [
  ["My animals", "/my/my-animals"],
  ["Pending orders", "/my/pending-orders"],
  ["Invoices", "/my/invoices"],
  ["Loyalty points", "/my/loyalty-points"],
  ["Find relatives", "/my/relatives"],
  ["Collection agents", "/my/collection-agents"],
];
const professionalLinks: Links = [
  ["Custom profiles", "/my/custom-profiles"],
  ["Microchip checker", "/my/microchip-checker"],
];
const linksOfHome: Readonly<Record<string, Links>> = {
  "/pet-owner": animalOwnerLinks,
  "/breeder": [
    ...animalOwnerLinks,
    ...professionalLinks,
    ["Parentage", "/my/parentage-requests"],
    ["Breeding strategy", "/my/breeding-strategy"],
    ["Litter colours", "/my/feline-colour"],
    ["ACM forms", "/my/acm-form-requests"],
    ["Transfer tests", "/my/oripacks/transfer"],
    ["Shows", "/my/shows"],
    ["Spreadsheets", "/my/work-spreadsheets"],
  ],
  "/vet": [
    ...professionalLinks,
    ...suppliesLinks,
    ["My patients", "/my/my-patients"],
    ["Practice invoices", "/my/vet-invoices"],
    ["Case studies", "/my/case-studies"],
    ["How to order", "/my/resources/how-to-order"],
  ],
};
/** In any order: the navigation groups them by subject. */
const portalLinks = (home: string, flagged: Links = []): Links => [
  ...everyoneLinks,
  ...(linksOfHome[home] ?? []),
  ...flagged,
  ...(flagged.length > 0 ? suppliesLinks : []),
  ["Order tests", home],
];
/** The demo breeder holds the flags of agents, clubs and Dogs Victoria. */
const flagLinks: Links = [
  ["Agent products", "/my/collection-agent-products"],
  ["Collected animals", "/my/animals/collected"],
  ["Club access", "/my/club-products"],
  ["DV access", "/my/dv-access"],
];
const ownerScreens = {
  "/my/relatives": "Find relatives",
  "/my/loyalty-points": "Loyalty points",
  "/my/collection-agents": "Collection agents",
  "/my/collection-agents/application": "Collection agent application",
  "/my/collection-agents/quiz": "Procedure and quiz",
  "/my/collection-agent-products": "Agent products",
};
const checkerScreens = { "/my/microchip-checker": "Check a microchip number" };
const breederScreens = {
  ...ownerScreens,
  ...checkerScreens,
  "/my/custom-profiles": "Your custom profiles",
  "/my/breeding-strategy": "Breeding strategy",
  "/my/feline-colour": "Litter colours",
  "/my/oripacks/transfer": "Give tests to someone else",
  "/my/club-products": "Club access",
  "/my/acm-form-requests": "ACM forms",
  "/my/acm-form-requests/new": "Request a form",
  "/my/acm-form-requests/999999999": notFoundHeading,
  "/my/dv-access": "DV access",
  "/my/shows": "Shows",
  "/my/shows/new": "Register a show",
  "/my/shows/999999999": notFoundHeading,
  "/my/parentage-requests": "Parentage requests",
  "/my/parentage-requests/new": "New parentage request",
  "/my/work-spreadsheets": "Spreadsheets",
  "/my/work-spreadsheets/no-such-import-000000000": notFoundHeading,
};
const agentScreens = {
  "/my/order-supplies": "Order supplies",
  "/my/order-supplies/results": "Orders in advance",
};
/** A practice has orders and invoices on one page: the other addresses redirect. */
const vetScreens = {
  "/my/my-animals": "My patients",
  "/my/my-patients": "My patients",
  "/my/results": "Results of all patients",
  ...agentScreens,
  ...checkerScreens,
  "/my/custom-profiles": "Your custom profiles",
  "/my/pending-orders": "Practice invoices",
  "/my/invoices": "Practice invoices",
  "/my/vet-invoices": "Practice invoices",
  "/my/case-studies": "Case studies for vets",
  "/my/resources/how-to-order": "How to order",
};
const commonScreens = (name: string) => ({
  "/my": `Hello, ${name}`,
  "/my/my-profile": "My profile",
  // Tools of other roles redirect to the overview.
  "/my/custom-profiles": `Hello, ${name}`,
  "/my/loyalty-points": `Hello, ${name}`,
  "/my/microchip-checker": `Hello, ${name}`,
  "/my/relatives": `Hello, ${name}`,
  "/my/carrier-rates": "Carrier rates",
  "/my/breeding-strategy": `Hello, ${name}`,
  "/my/feline-colour": `Hello, ${name}`,
  "/my/oripacks/transfer": `Hello, ${name}`,
  "/my/kits": "Your kits",
  "/my/orders": "Your orders",
  "/my/orders/999999999": notFoundHeading,
  "/my/pending-orders": "Pending orders",
  "/my/invoices": "Your invoices",
  "/my/invoices/999999999": notFoundHeading,
  "/my/vet-invoices": `Hello, ${name}`,
  "/my/order-supplies": `Hello, ${name}`,
  "/my/order-supplies/results": `Hello, ${name}`,
  // Vets have patients, everybody else animals: the other address redirects.
  "/my/my-animals": "My animals",
  "/my/my-patients": "My animals",
  "/my/results": "Results of all animals",
  "/my/animals/shared": "Shared animals",
  "/my/animals/archived": "Archived animals",
  "/my/animals/999999999": notFoundHeading,
  "/my/animals/999999999/edit": notFoundHeading,
  "/my/animals/999999999/breed-profile": notFoundHeading,
  "/my/transfer-animal": "Transfer animals",
  "/my/animals/collected": "Collected animals",
  "/my/collection-agents": `Hello, ${name}`,
  "/my/collection-agents/application": `Hello, ${name}`,
  "/my/collection-agents/quiz": `Hello, ${name}`,
  "/my/collection-agent-products": `Hello, ${name}`,
  "/my/club-products": `Hello, ${name}`,
  "/my/acm-form-requests": `Hello, ${name}`,
  "/my/acm-form-requests/new": `Hello, ${name}`,
  "/my/acm-form-requests/999999999": `Hello, ${name}`,
  "/my/dv-access": `Hello, ${name}`,
  "/my/shows": `Hello, ${name}`,
  "/my/shows/new": `Hello, ${name}`,
  "/my/shows/999999999": `Hello, ${name}`,
  "/my/animals/999999999/share": notFoundHeading,
  "/my/animals/999999999/documents": notFoundHeading,
  "/my/parentage-requests": `Hello, ${name}`,
  "/my/parentage-requests/new": `Hello, ${name}`,
  "/my/parentage-requests/999999999": notFoundHeading,
  "/my/parentage-consents": "Requests to compare your animals",
  "/my/api-tokens": "API tokens",
  "/my/notifications": "Notifications",
  "/my/fact-sheet": "Fact sheets",
  "/my/fact-sheet/no-such-test": notFoundHeading,
  "/my/resources": "Guides",
  "/my/resources/how-to-order": `Hello, ${name}`,
  "/my/case-studies": `Hello, ${name}`,
  "/my/work-spreadsheets": `Hello, ${name}`,
  "/my/work-spreadsheets/no-such-import-000000000": `Hello, ${name}`,
  "/my/animals/999999999/results/TM0000000000000": notFoundHeading,
  "/my/animals/999999999/dna/TM0000000000000": notFoundHeading,
  "/my/animals/999999999/clear-by-descent": notFoundHeading,
  "/my/animals/999999999/family": notFoundHeading,
  "/my/nowhere/at/all": notFoundHeading,
  "/admin": notFoundHeading,
  "/admin/approvals": notFoundHeading,
  "/admin/shows": notFoundHeading,
  "/admin/orders": notFoundHeading,
  "/admin/orders/999999999": notFoundHeading,
  "/admin/payments": notFoundHeading,
  "/admin/payments/report": notFoundHeading,
  "/admin/payments/unknown-payment-0000000000": notFoundHeading,
  "/admin/lab": notFoundHeading,
  "/admin/lab/results": notFoundHeading,
  "/admin/lab/problems": notFoundHeading,
  "/admin/lab/TM0000000000000": notFoundHeading,
  "/admin/contact": notFoundHeading,
  "/admin/jobs": notFoundHeading,
  "/admin/mails": notFoundHeading,
  "/admin/design": notFoundHeading,
  "/admin/nowhere": notFoundHeading,
});

/** Public screens outside of the [market] folder. */
export const publicScreens = [
  "/login",
  "/register",
  "/register/breeder",
  "/register/owner",
  "/register/vet",
  "/register/confirm",
  "/forgot-password",
  "/reset-password",
  "/order-lookup",
  "/checkout",
  "/checkout/complete",
  "/checkout/invoice-complete",
  "/checkout/sandbox/confirm",
  "/activate",
  "/activate/complete",
  "/activate/litter",
  "/activate/reminders",
  "/unsubscribe",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
];

/** For anyone who has their unguessable address; any other is a 404. */
export const tokenScreens = ["/r/unknown", "/shared/unknown"];

/** Shown after deleting an account; signed-in users are redirected. */
export const accountDeletedPath = "/account-deleted";

const roles = {
  guest: {
    menu: "guest",
    account: undefined,
    banner: undefined,
    portal: [],
    screens: Object.fromEntries(Object.keys(commonScreens("")).map((path) => [path, undefined])),
  },
  breeder: {
    menu: "breeder",
    account: "breeder",
    country: "AU",
    banner: undefined,
    portal: portalLinks("/breeder", flagLinks),
    screens: { ...commonScreens("Bree Holloway"), ...breederScreens, ...agentScreens },
  },
  owner: {
    menu: "owner",
    account: "owner",
    country: "US",
    banner: undefined,
    portal: portalLinks("/pet-owner"),
    screens: { ...commonScreens("Owen Park"), ...ownerScreens },
  },
  vet: {
    menu: "vet",
    account: "vet",
    country: "AU",
    banner: undefined,
    portal: portalLinks("/vet"),
    screens: { ...commonScreens("Dr Vera Lindqvist"), ...vetScreens },
  },
  admin: {
    menu: "breeder",
    account: "admin",
    country: "AU",
    banner: "Logged in as: Ada Marsh (breeder)",
    portal: [...portalLinks("/breeder"), ["Administration", "/admin"]],
    screens: {
      ...commonScreens("Ada Marsh"),
      ...breederScreens,
      "/admin": "Administration",
      "/admin/approvals": "Approvals",
      "/admin/shows": "Shows",
      "/admin/payments": "Payments that need attention",
      "/admin/payments/report": "Daily report",
      "/admin/orders": "Orders",
      "/admin/lab": "Lab",
      "/admin/lab/results": "Upload results",
      "/admin/lab/problems": "Reported problems",
      "/admin/contact": "Contact requests",
      "/admin/jobs": "Failed jobs",
      "/admin/mails": "Emails",
    },
  },
  "admin acting as a breeder": {
    menu: "breeder",
    account: "admin",
    country: "AU",
    actsAs: "breeder",
    banner: "Logged in as: Bree Holloway (breeder)",
    portal: portalLinks("/breeder", flagLinks),
    screens: { ...commonScreens("Bree Holloway"), ...breederScreens, ...agentScreens },
  },
} as const satisfies Readonly<Record<string, Role>>;

export const roleList: readonly (readonly [string, Role])[] = Object.entries(roles);
