/** Messages that PageFrame sends with every page. Also read by `npm run check:messages`. */
export const publicAreas = /** @type {const} */ ([
  "errorPage",
  "layout.countryButton",
  "layout.mainMenu",
  "layout.search",
]);

/** Pages of visitors have forms. */
export const privateAreas = /** @type {const} */ ([...publicAreas, "form"]);

/** Loaded by the browser on demand, each in a file of its own. */
export const lazyAreas = /** @type {const} */ ([
  "cart",
  "checkout",
  "dialogs",
  "errors",
  "kitList",
  "layout",
  "myProducts",
  "orderTests",
  "payments",
  "portal",
  "scan",
]);
