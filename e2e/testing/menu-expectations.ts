/** Menus by role, written by hand from the specification. */
export type Links = readonly (readonly [name: string, path: string])[];

interface RoleMenu {
  /** The current tab. */
  readonly tab: string;
  /** Submenus by name. */
  readonly menus: Readonly<Record<string, Links>>;
  readonly links: Links;
  /** Only for signed-in users. */
  readonly memberLinks: Links;
  /** Only for signed-in users who may order supplies, as the demo accounts. */
  readonly supplyLinks?: Links;
  /** Only for everybody else. */
  readonly visitorLinks: Links;
}

export type Shopper = "guest" | "breeder" | "owner" | "vet";

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
    memberLinks: [
      ["Kit activation", "/activate"],
      ["My animals", "/my/my-animals"],
    ],
    visitorLinks: [["Sample tracker", "/tools/sample-tracker"]],
  },
  owner: {
    tab: "Pet owner",
    menus: {},
    links: [
      ["Tests for pets", "/pet-owner/products"],
      ["Sample tracker", "/tools/sample-tracker"],
      ["Activate kit", "/activate"],
      ["Taking a sample", "/how-to-take-dna-sample"],
    ],
    memberLinks: [],
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
    supplyLinks: [["Order supplies", "/my/order-supplies"]],
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
export const accountMenuOf = (type: string): Links => [
  ["Overview", "/my"],
  type === "vet" ? ["My patients", "/my/my-patients"] : ["My animals", "/my/my-animals"],
  ["Update your details", "/my/my-profile"],
];
export const logOutLabel = "Sign out";
