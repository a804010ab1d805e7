import type frame from "@/messages/en/top/layout.json";
import { dutiesOf } from "@/lib/config/markets/duties";
import type { Store } from "@/lib/config/markets/markets";
import { paths } from "./paths";
import { ownerLandingPage, listCategoryPages } from "./category-pages";

export interface MenuLink {
  readonly name: keyof (typeof frame)["links"];
  readonly href: string;
}

const { pages } = paths;
// Owners have one category page, for both species.
const ownerProducts = listCategoryPages(ownerLandingPage)[0]?.path ?? paths.landingPage(ownerLandingPage);

/** Further menu links by audience. */
export const audienceLinks = {
  guest: [
    { name: "allTests", href: paths.store },
    { name: "dogBreeds", href: paths.breeds("canine") },
    { name: "catBreeds", href: paths.breeds("feline") },
  ],
  breeder: [{ name: "breederBenefits", href: pages.breederBenefits }],
  owner: [
    { name: "ownerProducts", href: ownerProducts },
    { name: "sampleTracker", href: paths.sampleTracker },
    { name: "activateKit", href: paths.activate },
    { name: "takeSample", href: pages.takeSample },
  ],
  vet: [
    { name: "sampleTracker", href: paths.sampleTracker },
    { name: "caseStudies", href: pages.caseStudies },
  ],
} as const satisfies Readonly<Record<string, readonly MenuLink[]>>;

/** Shown without a session only. */
export const visitorLinks: Readonly<Record<keyof typeof audienceLinks, readonly MenuLink[]>> = {
  guest: [],
  breeder: [{ name: "sampleTracker", href: paths.sampleTracker }],
  owner: [],
  vet: [],
};

/** Shown to accounts that may order supplies. */
export const supplyLinks: readonly MenuLink[] = [{ name: "orderSupplies", href: paths.orderSupplies }];

/** Shown with a session only. */
export const memberLinks: Readonly<Record<keyof typeof audienceLinks, readonly MenuLink[]>> = {
  guest: [],
  breeder: [
    { name: "kitActivation", href: paths.activate },
    { name: "myAnimals", href: paths.myAnimals },
  ],
  owner: [],
  vet: [],
};

export const helpLinks: readonly MenuLink[] = [
  { name: "resources", href: pages.resources },
  { name: "faqs", href: pages.help },
  { name: "why", href: pages.why },
  { name: "news", href: pages.news },
  { name: "videos", href: pages.videos },
];

export const contactLinks: readonly MenuLink[] = [
  { name: "pawPrint", href: pages.pawPrint },
  { name: "contact", href: pages.contact },
];

interface FooterColumn {
  readonly title: "shop" | "learn" | "help" | "company";
  readonly links: readonly MenuLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "shop",
    links: [
      ...audienceLinks.guest,
      { name: "ownerProducts", href: ownerProducts },
      { name: "loyalty", href: pages.loyalty },
    ],
  },
  {
    title: "learn",
    links: [
      { name: "tests", href: paths.tests },
      { name: "compare", href: pages.compare },
      { name: "news", href: pages.news },
      { name: "blogs", href: `${pages.news}#articles` },
      { name: "glossary", href: pages.glossary },
      { name: "heterozygosity", href: pages.heterozygosity },
      { name: "research", href: pages.research },
    ],
  },
  {
    title: "help",
    links: [
      { name: "resources", href: pages.resources },
      { name: "faqs", href: pages.help },
      { name: "takeSample", href: pages.takeSample },
      { name: "sampleTracker", href: paths.sampleTracker },
      { name: "reportAuthentication", href: paths.reportAuthentication },
      { name: "microchipChecker", href: paths.microchipChecker },
      { name: "felineColour", href: paths.felineColour },
      { name: "shipping", href: pages.shipping },
      { name: "contact", href: pages.contact },
    ],
  },
  {
    title: "company",
    links: [
      { name: "why", href: pages.why },
      { name: "forensics", href: pages.forensics },
      { name: "partners", href: pages.partners },
      { name: "press", href: pages.press },
      { name: "responsibleBreeders", href: pages.responsibleBreeders },
      { name: "showSecretaries", href: pages.showSecretaries },
    ],
  },
];

/** In the footer of the portal. */
export const portalHelpLinks: readonly MenuLink[] = [
  { name: "faqs", href: pages.help },
  { name: "contact", href: pages.contact },
];

export const legalLinks: readonly MenuLink[] = [
  { name: "terms", href: pages.terms },
  { name: "privacy", href: pages.privacy },
  { name: "deleteAccount", href: pages.deleteAccount },
];

/** With the pages that the law of the store's countries wants on every page. */
export function legalLinksIn(store: Store): readonly MenuLink[] {
  const { withdrawal, imprint } = dutiesOf(store);
  return [
    ...legalLinks,
    ...(withdrawal ? [{ name: "withdrawal", href: pages.withdrawal } as const] : []),
    ...(imprint ? [{ name: "imprint", href: pages.imprint } as const] : []),
  ];
}
