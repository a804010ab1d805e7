/** Set as an event of the window and as a `data-` attribute of the document once React has hydrated the page. */
export const hydrated = "hydrated";
