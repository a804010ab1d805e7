/**
 * `EARLY_PAINT=off` switches off everything in this folder. Read at build and at start; in a browser it is never set.
 */
export const isEarlyPaintOn = () => process.env.EARLY_PAINT?.trim().toLowerCase() !== "off";

/** Removes the indentation of an inline script, which every page would carry. @param {string} text */
export const withoutIndents = (text) => text.replace(/\n\s*/g, "\n");
