/** Filled while building, with what stands in the folder beside it: lib/next/content-loaders/list-loader.mjs. */
export const contents = [];
