/** What the page says about itself when React has it in hand: an event of the window, and a mark of the document. */
export const awake = "awake";
