const tests = "/tests";
const factSheets = "/my/fact-sheet";

/** Guides and professional content in the portal. */
export const resourcePaths = {
  /** Public pages of all tests. */
  tests,
  test: (code: string) => `${tests}/${code}`,
  factSheets,
  factSheet: (code: string) => `${factSheets}/${code}`,
  myResources: "/my/resources",
  howToOrder: "/my/resources/how-to-order",
  myCaseStudies: "/my/case-studies",
} as const;
