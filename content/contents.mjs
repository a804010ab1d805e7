/**
 * Generated while building by lib/next/content-loaders/list-loader.mjs.
 * @type {readonly import("./contents.mjs").Content[]}
 */
export const contents = [];
