/**
 * Menus and screens by role, written by hand from the specification. Used by the unit tests of the layout and by the
 * browser tests.
 */
export type Links = readonly (readonly [name: string, path: string])[];

interface RoleMenu {
  /** The current tab. */
  readonly tab: string;
  /** Submenus by name. */
  readonly menus: Readonly<Record<string, Links>>;
  readonly links: Links;
  /** Only for signed-in users. */
  readonly memberLinks: Links;
  /** Only for everybody else. */
  readonly visitorLinks: Links;
}

type Shopper = "guest" | "breeder" | "owner" | "vet";

export const tabs: Links = [
  ["Everyone", "/"],
  ["Breeder", "/breeder"],
  ["Pet owner", "/pet-owner"],
  ["Vet", "/vet"],
];

/** In every menu, after the entries of the role. */
export const commonMenu = {
  menus: {
    Help: [
      ["Resources", "/resources"],
      ["FAQs", "/help"],
      ["Why Tailmark", "/why-tailmark"],
      ["News", "/news-and-blogs"],
      ["How-to videos", "/how-to-videos"],
    ],
  },
  links: [
    ["Paw Print", "/news-and-blogs/paw-print"],
    ["Contact us", "/contact-us"],
  ],
} as const satisfies Pick<RoleMenu, "menus" | "links">;

export const roleMenus: Readonly<Record<Shopper, RoleMenu>> = {
  guest: {
    tab: "Everyone",
    menus: {},
    links: [
      ["All tests", "/store"],
      ["Dog breeds", "/breeder/for-dogs/breeds"],
      ["Cat breeds", "/breeder/for-cats/breeds"],
    ],
    memberLinks: [],
    visitorLinks: [],
  },
  breeder: {
    tab: "Breeder",
    menus: {
      Dogs: [
        ["All about dogs", "/breeder/for-dogs"],
        ["Full Breed Profiles", "/breeder/for-dogs/full-breed-profile"],
        ["Single DNA tests", "/breeder/for-dogs/dna-tests"],
        ["DNA profile and parentage", "/breeder/for-dogs/dna-profile-parentage"],
        ["Geno Pet", "/breeder/for-dogs/geno-pet"],
        ["Multi-packs", "/breeder/for-dogs/multi-packs"],
        ["All DNA tests", "/breeder/for-dogs/dog-dna-tests"],
        ["Find a breed", "/breeder/for-dogs/breeds"],
      ],
      Cats: [
        ["All about cats", "/breeder/for-cats"],
        ["Full Breed Profiles", "/breeder/for-cats/full-breed-profile"],
        ["Single DNA tests", "/breeder/for-cats/dna-tests"],
        ["DNA profile and parentage", "/breeder/for-cats/dna-profile-parentage"],
        ["Geno Pet", "/breeder/for-cats/geno-pet"],
        ["Multi-packs", "/breeder/for-cats/multi-packs"],
        ["All DNA tests", "/breeder/for-cats/cat-dna-tests"],
        ["Find a breed", "/breeder/for-cats/breeds"],
      ],
    },
    links: [["Breeder benefits", "/breeder/breeder-benefits"]],
    memberLinks: [["Kit activation", "/activate"]],
    visitorLinks: [["Sample tracker", "/tools/sample-tracker"]],
  },
  owner: {
    tab: "Pet owner",
    menus: {},
    links: [
      ["Sample tracker", "/tools/sample-tracker"],
      ["Activate kit", "/activate"],
      ["Taking a sample", "/how-to-take-dna-sample"],
    ],
    memberLinks: [["Tests for pets", "/pet-owner/products"]],
    visitorLinks: [],
  },
  vet: {
    tab: "Vet",
    menus: {
      Dogs: [
        ["All about dogs", "/vet/for-dogs"],
        ["Geno Vet", "/vet/for-dogs/geno-pet"],
        ["Full Breed Profiles", "/vet/for-dogs/full-breed-profile"],
        ["Single DNA tests", "/vet/for-dogs/dna-tests"],
        ["Find a breed", "/breeder/for-dogs/breeds"],
      ],
      Cats: [
        ["All about cats", "/vet/for-cats"],
        ["Geno Vet", "/vet/for-cats/geno-pet"],
        ["Full Breed Profiles", "/vet/for-cats/full-breed-profile"],
        ["Single DNA tests", "/vet/for-cats/dna-tests"],
        ["Find a breed", "/breeder/for-cats/breeds"],
      ],
    },
    links: [
      ["Sample tracker", "/tools/sample-tracker"],
      ["Case studies", "/vet/case-studies"],
    ],
    memberLinks: [],
    visitorLinks: [],
  },
};

/** The submenus of a role in a country: Australia has one more category. */
export function expectedMenus(side: Shopper, country: string | undefined): Readonly<Record<string, Links>> {
  const { menus } = roleMenus[side];
  if (country !== "AU") return menus;
  return Object.fromEntries(
    Object.entries(menus).map(([name, links]) => {
      const [[, home = ""] = []] = links;
      return [name, [...links.slice(0, -1), ["Innovative", `${home}/innovative`], ...links.slice(-1)]];
    }),
  );
}

/** The account part of the header: for guests the sign-in link, for others the menu "My account". */
export const guestLinks: Links = [["Login / Register", "/login"]];
export const accountMenu: Links = [
  ["Overview", "/my"],
  ["Update your details", "/my/my-profile"],
];
export const logOutLabel = "Log out";

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
const portalLinks = (home: string): Links => [
  ["Overview", "/my"],
  ["My profile", "/my/my-profile"],
  ["Orders", "/my/orders"],
  ...(home === "/vet"
    ? ([["Practice invoices", "/my/vet-invoices"]] as const)
    : ([
        ["Pending orders", "/my/pending-orders"],
        ["Invoices", "/my/invoices"],
        ["Loyalty points", "/my/loyalty-points"],
      ] as const)),
  ...(home !== "/pet-owner"
    ? ([
        ["Custom profiles", "/my/custom-profiles"],
        ["Microchip checker", "/my/microchip-checker"],
      ] as const)
    : []),
  ["Check a report", "/tools/report-authentication"],
  ["Activate a kit", "/activate"],
  ...(home === "/vet"
    ? ([
        ["Orders in advance", "/my/order-supplies/results"],
        ["Order supplies", "/my/order-supplies"],
      ] as const)
    : []),
  ["Order tests", home],
];
const ownerScreens = { "/my/loyalty-points": "Loyalty points" };
const checkerScreens = { "/my/microchip-checker": "Check a microchip number" };
const breederScreens = {
  ...ownerScreens,
  ...checkerScreens,
  "/my/custom-profiles": "Your custom profiles",
};
const agentScreens = {
  "/my/order-supplies": "Order supplies",
  "/my/order-supplies/results": "Orders in advance",
};
/** A practice has orders and invoices on one page. */
const vetScreens = (name: string) => ({
  ...agentScreens,
  ...checkerScreens,
  "/my/custom-profiles": "Your custom profiles",
  "/my/pending-orders": `Hello, ${name}`,
  "/my/invoices": `Hello, ${name}`,
  "/my/vet-invoices": "Practice invoices",
});
const commonScreens = (name: string) => ({
  "/my": `Hello, ${name}`,
  "/my/my-profile": "My profile",
  // Tools of other roles redirect to the overview.
  "/my/custom-profiles": `Hello, ${name}`,
  "/my/loyalty-points": `Hello, ${name}`,
  "/my/microchip-checker": `Hello, ${name}`,
  "/my/orders": "Your orders",
  "/my/orders/999999999": notFoundHeading,
  "/my/pending-orders": "Pending orders",
  "/my/invoices": "Your invoices",
  "/my/invoices/999999999": notFoundHeading,
  "/my/vet-invoices": `Hello, ${name}`,
  "/my/order-supplies": `Hello, ${name}`,
  "/my/order-supplies/results": `Hello, ${name}`,
  "/my/my-animals": notFoundHeading,
  "/my/animals/999999999/results/TM0000000000000": notFoundHeading,
  "/my/nowhere/at/all": notFoundHeading,
  "/admin": notFoundHeading,
  "/admin/approvals": notFoundHeading,
  "/admin/orders": notFoundHeading,
  "/admin/orders/999999999": notFoundHeading,
  "/admin/payments": notFoundHeading,
  "/admin/payments/report": notFoundHeading,
  "/admin/payments/unknown-payment-0000000000": notFoundHeading,
  "/admin/lab": notFoundHeading,
  "/admin/lab/results": notFoundHeading,
  "/admin/lab/problems": notFoundHeading,
  "/admin/lab/TM0000000000000": notFoundHeading,
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
];

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
    portal: portalLinks("/breeder"),
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
    screens: { ...commonScreens("Dr Vera Lindqvist"), ...vetScreens("Dr Vera Lindqvist") },
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
      "/admin/payments": "Payments that need attention",
      "/admin/payments/report": "Daily report",
      "/admin/orders": "Orders",
      "/admin/lab": "Laboratory",
      "/admin/lab/results": "Upload results",
      "/admin/lab/problems": "Reported problems",
      "/admin/jobs": "Failed jobs",
      "/admin/mails": "Mails",
    },
  },
  "admin acting as a breeder": {
    menu: "breeder",
    account: "admin",
    country: "AU",
    actsAs: "breeder",
    banner: "Logged in as: Bree Holloway (breeder)",
    portal: portalLinks("/breeder"),
    screens: { ...commonScreens("Bree Holloway"), ...breederScreens, ...agentScreens },
  },
} as const satisfies Readonly<Record<string, Role>>;

export const roleList: readonly (readonly [string, Role])[] = Object.entries(roles);
