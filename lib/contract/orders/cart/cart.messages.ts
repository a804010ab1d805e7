/** Also shown when the API client could not be loaded. In a file of its own, so that pages need not load the routes. */
export const addItemFailed = "Failed to add item to cart";

/** Code 104. */
export const secondCustomProfile =
  "You’ve already added a custom profile to your cart. Only one can be added per order.";
