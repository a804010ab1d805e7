/** Items of each kind that the overview shows; the others are counted. */
export const dashboardItems = 3;

/** Animals on the overview. */
export const recentAnimals = 6;

/** How long a report counts as new. */
export const newReportDays = 30;
