/** Items of each kind that the overview shows; the others are counted. */
export const dashboardItems = 3;

/** Items of each kind that the box to find anything shows. */
export const foundItems = 5;

/** Characters of a barcode that are looked for. */
export const leastBarcodeLength = 4;

/** Animals on the overview. */
export const recentAnimals = 6;

/** How long a report counts as new. */
export const newReportDays = 30;
