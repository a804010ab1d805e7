/**
 * Who finds what, written down by hand from what was agreed: screens that are not built yet are linked nowhere. The
 * unit test of the frame and the browser's compare the shop with this same table.
 */
export type Links = readonly (readonly [name: string, path: string])[];

interface Side {
  /** The tab that is marked as one's own. */
  readonly tab: string;
  /** What opens, and what is then in it. */
  readonly menus: Readonly<Record<string, Links>>;
  readonly links: Links;
  /** Only with a session. */
  readonly memberLinks: Links;
}

type Shopper = "guest" | "breeder" | "owner" | "vet";

export const tabs: Links = [
  ["Everyone", "/"],
  ["Breeder", "/breeder"],
  ["Pet owner", "/pet-owner"],
  ["Vet", "/vet"],
];

/** In everybody's menu, after their own. */
export const forAll = {
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
} as const satisfies Pick<Side, "menus" | "links">;

export const sides: Readonly<Record<Shopper, Side>> = {
  guest: {
    tab: "Everyone",
    menus: {},
    links: [
      ["All tests", "/store"],
      ["Dog breeds", "/breeder/for-dogs/breeds"],
      ["Cat breeds", "/breeder/for-cats/breeds"],
    ],
    memberLinks: [],
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
    memberLinks: [],
  },
  owner: {
    tab: "Pet owner",
    menus: {},
    links: [["Taking a sample", "/how-to-take-dna-sample"]],
    memberLinks: [["Tests for pets", "/pet-owner/products"]],
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
    links: [["Case studies", "/vet/case-studies"]],
    memberLinks: [],
  },
};

/** What opens for somebody, who finds one thing more if they live where it is sold. */
export function menusOf(side: Shopper, country: string | undefined): Readonly<Record<string, Links>> {
  const { menus } = sides[side];
  if (country !== "AU") return menus;
  return Object.fromEntries(
    Object.entries(menus).map(([name, links]) => {
      const [[, home = ""] = []] = links;
      return [name, [...links.slice(0, -1), ["Innovative", `${home}/innovative`], ...links.slice(-1)]];
    }),
  );
}

/** The account's part of the header: for a guest the way in, for everybody else what opens under "My account". */
export const wayIn: Links = [["Login / Register", "/login"]];
export const accountMenu: Links = [
  ["Overview", "/my"],
  ["Update your details", "/my/my-profile"],
];
export const wayOut = "Log out";

interface Role {
  readonly side: Shopper;
  /** Undefined: nobody is signed in. */
  readonly account: string | undefined;
  readonly actsAs?: string;
  /** Where they live. */
  readonly country?: string;
  readonly banner: string | undefined;
  readonly portal: Links;
  /** The first heading of a private screen, or that there is none; where they have to sign in, undefined. */
  readonly screens: Readonly<Record<string, string | undefined>>;
}

export const missing = "This page does not exist";
const portalOf = (home: string): Links => [
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
  ...(home === "/breeder" ? ([["Custom profiles", "/my/custom-profiles"]] as const) : []),
  ...(home === "/vet"
    ? ([
        ["Orders in advance", "/my/order-supplies/results"],
        ["Order supplies", "/my/order-supplies"],
      ] as const)
    : []),
  ["Order tests", home],
];
const ownerScreens = { "/my/loyalty-points": "Loyalty points" };
const breederScreens = { ...ownerScreens, "/my/custom-profiles": "Your custom profiles" };
const agentScreens = {
  "/my/order-supplies": "Order supplies",
  "/my/order-supplies/results": "Orders in advance",
};
/** Orders and invoices of a practice are in one place. */
const vetScreens = (name: string) => ({
  ...agentScreens,
  "/my/pending-orders": `Hello, ${name}`,
  "/my/invoices": `Hello, ${name}`,
  "/my/vet-invoices": "Practice invoices",
});
const screensOf = (name: string) => ({
  "/my": `Hello, ${name}`,
  "/my/my-profile": "My profile",
  // Of other people's tools the overview tells.
  "/my/custom-profiles": `Hello, ${name}`,
  "/my/loyalty-points": `Hello, ${name}`,
  "/my/orders": "Your orders",
  "/my/orders/999999999": missing,
  "/my/pending-orders": "Pending orders",
  "/my/invoices": "Your invoices",
  "/my/invoices/999999999": missing,
  "/my/vet-invoices": `Hello, ${name}`,
  "/my/order-supplies": `Hello, ${name}`,
  "/my/order-supplies/results": `Hello, ${name}`,
  "/my/my-animals": missing,
  "/my/nowhere/at/all": missing,
  "/admin": missing,
  "/admin/approvals": missing,
  "/admin/orders": missing,
  "/admin/orders/999999999": missing,
  "/admin/mails": missing,
  "/admin/design": missing,
  "/admin/nowhere": missing,
});

/** With a way of their own, and the same for everybody; the public ones are read from their folders. */
export const openScreens = [
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
];

/** Said to who has no account any more; whoever is signed in is led to theirs. */
export const farewell = "/account-deleted";

const roles = {
  guest: {
    side: "guest",
    account: undefined,
    banner: undefined,
    portal: [],
    screens: Object.fromEntries(Object.keys(screensOf("")).map((path) => [path, undefined])),
  },
  breeder: {
    side: "breeder",
    account: "breeder",
    country: "AU",
    banner: undefined,
    portal: portalOf("/breeder"),
    screens: { ...screensOf("Bree Holloway"), ...breederScreens, ...agentScreens },
  },
  owner: {
    side: "owner",
    account: "owner",
    country: "US",
    banner: undefined,
    portal: portalOf("/pet-owner"),
    screens: { ...screensOf("Owen Park"), ...ownerScreens },
  },
  vet: {
    side: "vet",
    account: "vet",
    country: "AU",
    banner: undefined,
    portal: portalOf("/vet"),
    screens: { ...screensOf("Dr Vera Lindqvist"), ...vetScreens("Dr Vera Lindqvist") },
  },
  admin: {
    side: "breeder",
    account: "admin",
    country: "AU",
    banner: "Logged in as: Ada Marsh (breeder)",
    portal: [...portalOf("/breeder"), ["Administration", "/admin"]],
    screens: {
      ...screensOf("Ada Marsh"),
      ...breederScreens,
      "/admin": "Administration",
      "/admin/approvals": "Approvals",
      "/admin/orders": "Orders",
      "/admin/mails": "Mails",
    },
  },
  "admin acting as a breeder": {
    side: "breeder",
    account: "admin",
    country: "AU",
    actsAs: "breeder",
    banner: "Logged in as: Bree Holloway (breeder)",
    portal: portalOf("/breeder"),
    screens: { ...screensOf("Bree Holloway"), ...breederScreens, ...agentScreens },
  },
} as const satisfies Readonly<Record<string, Role>>;

export const roleList: readonly (readonly [string, Role])[] = Object.entries(roles);
