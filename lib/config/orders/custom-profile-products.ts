/** Custom profile products. They need chosen tests, so they cannot be added to the cart directly. */
export const customProfileProductIds: readonly number[] = [440, 540];
