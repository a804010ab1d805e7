/** Filled while building, with what stands in the folder beside it: lib/config/content/list-loader.mjs. */
export const contents = [];
