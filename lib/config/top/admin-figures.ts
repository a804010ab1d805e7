/** Days of orders in the picture of the administration. */
export const figureDays = 28;

/** How far back kits and reports are counted. */
export const turnaroundDays = 90;
