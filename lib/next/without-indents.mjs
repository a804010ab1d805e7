/** An inline script as it is sent: its indents are for us, and every page would carry them. @param {string} text */
export const withoutIndents = (text) => text.replace(/\n\s*/g, "\n");
