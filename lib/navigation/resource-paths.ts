const factSheets = "/my/fact-sheet";

/** Guides and professional content in the portal. */
export const resourcePaths = {
  factSheets,
  factSheet: (code: string) => `${factSheets}/${code}`,
  myResources: "/my/resources",
  howToOrder: "/my/resources/how-to-order",
  myCaseStudies: "/my/case-studies",
} as const;
