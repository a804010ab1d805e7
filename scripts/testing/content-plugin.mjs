import { compileList, compilePage } from "../../lib/next/content-loaders/compile-content.mjs";

/** Tests see the pages that are written as the built shop does: made by the same two functions. */
export const contentPlugin = {
  name: "content",
  enforce: /** @type {const} */ ("pre"),
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.endsWith("/content/contents.mjs")) return { code: compileList(), map: null };
    if (id.endsWith(".mdx")) return compilePage(code, id).then((compiled) => ({ code: compiled, map: null }));
    return null;
  },
};
