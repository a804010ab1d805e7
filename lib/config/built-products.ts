/** Custom profiles: there is nothing in them before somebody has chosen, so they are not added by themselves. */
export const builtCategoryProducts: readonly number[] = [440, 540];
