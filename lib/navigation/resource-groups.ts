import type { RegisteredType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** Tools that are guides too; the others are content pages. */
type GuideScreen = "howToOrder" | "caseStudies" | "factSheets" | "spreadsheets";

interface ResourceGroup {
  readonly name: "practice" | "breeding" | "results" | "samples" | "certified" | "shows" | "website";
  readonly types: readonly RegisteredType[];
  readonly screens: readonly { readonly name: GuideScreen; readonly href: string }[];
  /** Content pages. */
  readonly pages: readonly string[];
}

const everyone = ["breeder", "owner", "vet"] as const;

const groups: readonly ResourceGroup[] = [
  {
    name: "practice",
    types: ["vet"],
    screens: [
      { name: "howToOrder", href: paths.howToOrder },
      { name: "caseStudies", href: paths.myCaseStudies },
    ],
    pages: [],
  },
  {
    name: "breeding",
    types: ["breeder"],
    screens: [{ name: "spreadsheets", href: paths.spreadsheets }],
    pages: [
      "/news-and-blogs/swabbing-a-litter",
      paths.pages.heterozygosity,
      paths.pages.responsibleBreeders,
      paths.pages.breederBenefits,
    ],
  },
  {
    name: "results",
    types: everyone,
    screens: [{ name: "factSheets", href: paths.factSheets }],
    pages: [
      paths.pages.factSheet,
      paths.pages.glossary,
      "/news-and-blogs/a-carrier-is-not-a-patient",
      paths.pages.compare,
    ],
  },
  {
    name: "samples",
    types: everyone,
    screens: [],
    pages: [paths.pages.takeSample, paths.pages.videos, "/resources/forms", paths.pages.shipping],
  },
  {
    name: "certified",
    types: everyone,
    screens: [],
    pages: ["/resources/collection-agents", "/resources/collection-agent-nomination", paths.pages.forensics],
  },
  {
    name: "shows",
    types: ["breeder"],
    screens: [],
    pages: ["/resources/show-sponsorship", paths.pages.showSecretaries, paths.pages.partners],
  },
  {
    name: "website",
    types: everyone,
    screens: [],
    pages: ["/resources/website-help", paths.pages.help, paths.pages.deleteAccount],
  },
];

export const resourceGroupsOf = (type: string): readonly ResourceGroup[] =>
  groups.filter(({ types }) => types.some((each) => each === type));
