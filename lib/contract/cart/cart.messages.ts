/** Also said where nothing that calls the shop could be loaded: by itself, so that no page loads the table for it. */
export const addItemFailed = "Failed to add item to cart";

/** Code 104. */
export const secondCustomProfile =
  "You’ve already added a custom profile to your cart. Only one can be added per order.";
