/** Custom profiles: there is nothing in them before somebody has chosen, so they are not added by themselves. */
export const customProfileProductIds: readonly number[] = [440, 540];
