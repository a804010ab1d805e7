/** Items of each kind that the overview shows; the others are counted. */
export const dashboardItems = 3;

/** Items of each kind that the box to find anything shows. */
export const foundItems = 5;

/** Characters of a barcode that are looked for. */
export const leastBarcodeLength = 4;

/** Animals on the overview. */
export const recentAnimals = 6;

/** Breeding animals on the overview whose tests have gaps, and the missing tests that each names. */
export const shownGaps = 3;

/** Animals of a user that are compared with the tests of their breeds. */
export const comparedAnimals = 200;

export const breedingAgeMonths = 12;

/** What the overview has a date for. */
export const aheadKinds = ["results", "payment", "offer", "renewal", "show"] as const;

export type AheadKind = (typeof aheadKinds)[number];

/** Lines of dates ahead on the overview, and items of each kind that are read for them. */
export const datesAhead = 5;
export const itemsAhead = 20;

/** Reports that are read for the overview: those of a litter are one item. */
export const reportsRead = 12;

/** How long a report counts as new. */
export const newReportDays = 30;
