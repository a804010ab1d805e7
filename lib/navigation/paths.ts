import { brand } from "@/lib/config/brand";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { ResearchProject } from "@/lib/config/community/research";
import type { RegisteredType, UserType } from "@/lib/config/user-types";
import { animalPaths } from "./animal-paths";
import { fixedPaths } from "./fixed-paths";
import { showPaths } from "./show-paths";
import { sheetPaths } from "./sheet-paths";
import { barcodePaths, toolPaths } from "./tool-paths";
import { slug } from "@/lib/domain/slug";
import type { SpeciesName } from "@/lib/domain/species";

interface Named {
  readonly id: number;
  readonly name: string;
}

const tests = "/tests";
const factSheets = "/my/fact-sheet";

/** Guides and professional content in the portal. */
const resourcePaths = {
  /** Public pages of all tests. */
  tests,
  test: (code: string) => `${tests}/${code}`,
  factSheets,
  factSheet: (code: string) => `${factSheets}/${code}`,
  myResources: "/my/resources",
  howToOrder: "/my/resources/how-to-order",
  myCaseStudies: "/my/case-studies",
} as const;

/** Content pages. */
const pages = {
  why: `/why-${brand.slug}`,
  compare: `/compare-${brand.slug}`,
  help: "/help",
  contact: "/contact-us",
  resources: "/resources",
  collectionAgents: "/resources/collection-agents",
  agentNomination: "/resources/collection-agent-nomination",
  forensics: "/resources/forensics",
  factSheet: "/resources/fact-sheet",
  glossary: "/resources/glossary",
  shipping: "/resources/international-shipping",
  news: "/news-and-blogs",
  pawPrint: "/news-and-blogs/paw-print",
  merger: "/news-and-blogs/two-laboratories-one-team",
  videos: fixedPaths.videos,
  takeSample: "/how-to-take-dna-sample",
  partners: "/partners",
  press: "/press",
  research: "/research-innovation",
  loyalty: "/loyalty-program",
  heterozygosity: "/heterozygosity",
  showSecretaries: "/show-secretaries",
  terms: "/terms-and-conditions",
  privacy: "/privacy-and-disclosure",
  withdrawal: "/withdrawal",
  imprint: "/imprint",
  deleteAccount: "/how-to-delete-account",
  breederBenefits: "/breeder/breeder-benefits",
  responsibleBreeders: "/breeder/responsible-breeder-program",
  caseStudies: "/vet/case-studies",
} as const;

const roleHomes: Readonly<Record<UserType, string>> = {
  breeder: "/breeder",
  owner: "/pet-owner",
  vet: "/vet",
  guest: "/",
};

interface LandingPagePath {
  readonly role: Exclude<UserType, "guest">;
  readonly species: SpeciesName | null;
}

interface CatalogueSection {
  readonly role: "breeder" | "vet";
  readonly species: SpeciesName;
}

function landingPagePath({ role, species }: LandingPagePath): string {
  const home = roleHomes[role];
  return species === null ? home : `${home}/for-${species === "canine" ? "dogs" : "cats"}`;
}

const breedsOf = (species: SpeciesName) => `${landingPagePath({ role: "breeder", species })}/breeds`;

/** Every path of the shop. */
export const paths = {
  ...fixedPaths,
  specialOffers: "/special-offers",
  myProfile: "/my/my-profile",
  /** The overview, with a notice that the user does not have the tool. */
  myWithout: (tool: string) => `${fixedPaths.my}?not=${tool}`,
  responsibleBreeders: {
    form: `${pages.responsibleBreeders}/form`,
    search: `${pages.responsibleBreeders}/search`,
  },
  notifications: "/my/notifications",
  emailSettings: "/my/notifications#email-settings",
  notificationsPage: (page: number) => `/my/notifications${page > 1 ? `?page=${page}` : ""}`,
  /** By the link in a mail. */
  unsubscribe: (token: string) => `/unsubscribe?token=${token}`,
  /** For mail programs. */
  oneClickUnsubscribe: (token: string) => `/api/unsubscribe?token=${token}`,
  kits: "/my/kits",
  orders: "/my/orders",
  order: (id: number) => `/my/orders/${id}`,
  pendingOrders: "/my/pending-orders",
  invoices: "/my/invoices",
  invoice: (id: number) => `/my/invoices/${id}`,
  vetInvoices: "/my/vet-invoices",
  orderSupplies: "/my/order-supplies",
  advanceResults: "/my/order-supplies/results",
  /** Outlines of a part of the world. */
  mapDrawing: (frame: string) => `/files/maps?frame=${frame}`,
  orderLookup: "/order-lookup",
  /** By the secret token of the order, for guests and links in emails. */
  orderComplete: (token: string) => `/checkout/complete?order=${token}`,
  invoiceComplete: (token: string) => `/checkout/invoice-complete?invoice=${token}`,
  ...toolPaths,
  ...barcodePaths,
  /** A page of the samples on the overview. */
  mySamples: (page: number) => `/my${page > 1 ? `?samples=${page}` : ""}#open-samples`,
  ...animalPaths,
  ...showPaths,
  ...resourcePaths,
  spreadsheets: sheetPaths.spreadsheets,
  addAnimal: "/tools/add-animal",
  /** Delivery to a country, and samples from there. */
  shippingTo: (country: string) => `${pages.shipping}/${country.toLowerCase()}`,
  /** Redirects a form to the page of the chosen country. */
  chooseShipping: `${pages.shipping}/choose`,
  researchApplication: `${pages.research}/apply`,
  researchProject: (project: ResearchProject) => `${pages.research}/${project}/apply`,
  /** Served by the BFF: a download for admins. */
  researchFile: (id: string) => `/api/admin/research/files/${id}`,
  confirmNewsletter: (token: string) => `/newsletter/confirm?token=${token}`,
  unsubscribeNewsletter: (token: string) => `/newsletter/unsubscribe?token=${token}`,
  microchipChecker: "/tools/microchip-checker",
  /** Public page of the colour tool. */
  felineColour: "/tools/feline-colour",
  ownMicrochipChecker: "/my/microchip-checker",
  customProfiles: "/my/custom-profiles",
  loyaltyPoints: "/my/loyalty-points",
  /** Articles, for feed readers. */
  feed: "/rss.xml",
  /** The profile builder. */
  buildProfile: (species: SpeciesName) =>
    `${landingPagePath({ role: "breeder", species })}/build-your-own-profile`,
  approvals: "/admin/approvals",
  adminShows: "/admin/shows",
  adminOrders: "/admin/orders",
  adminOrder: (id: number) => `/admin/orders/${id}`,
  adminPayments: "/admin/payments",
  adminPayment: (id: string) => `/admin/payments/${id}`,
  paymentReport: "/admin/payments/report",
  adminLab: "/admin/lab",
  adminTube: (barcode: string) => `/admin/lab/${encodeURIComponent(barcode)}`,
  labResults: "/admin/lab/results",
  kitProblems: "/admin/lab/problems",
  adminContact: "/admin/contact",
  adminJobs: "/admin/jobs",
  mails: "/admin/mails",
  mail: (id: number) => `/admin/mails/${id}`,
  loginFor: (next: string) => `/login?${new URLSearchParams({ next }).toString()}`,
  registerAs: (type: RegisteredType) => `/register/${type}`,
  /** Products side by side. */
  compare: (ids: readonly number[]) =>
    `${fixedPaths.store}/compare${ids.length > 0 ? `?products=${ids.join(",")}` : ""}`,
  product: ({ id, name, species }: Named & { readonly species: SpeciesName | null }) =>
    `/store/${slug(name, species)}/p/${id}`,
  breed: ({ id, name, species }: Named & { readonly species: { readonly name: SpeciesName } }) =>
    `${breedsOf(species.name)}/${slug(name)}/${id}`,
  breeds: breedsOf,
  /** Parent of the catalogues of a role. */
  catalogues: (role: CatalogueSection["role"]) => `/store/${role}`,
  /** A page of a role's catalogue. */
  catalogue: ({ role, species }: CatalogueSection, slug: string) => `/store/${role}/${species}/${slug}`,
  roleHome: (type: UserType) => roleHomes[type],
  /** Landing page of a role and species, parent of its category pages. */
  landingPage: landingPagePath,
  pages,
  /** Images are cached forever, so the name is part of the URL. */
  picture: (kind: "product" | "breed", { id, name }: Named, language: Language) =>
    `/og/${kind}/${id}${language === defaultLanguage ? "" : `/${language}`}?v=${slug(name)}`,
} as const;
