import { compileList, compilePage } from "../../lib/next/content-loaders/compile-content.mjs";

/** Tests compile content pages with the functions that the build uses. */
export const contentPlugin = {
  name: "content",
  enforce: /** @type {const} */ ("pre"),
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.endsWith("/content/contents.mjs")) return { code: compileList(), map: null };
    if (id.endsWith(".mdx")) return compilePage(code, id).then((compiled) => ({ code: compiled, map: null }));
    return null;
  },
  /** @param {import("vitest/node").VitestPluginContext} context */
  configureVitest(context) {
    // The list depends on the files of the folder, the cache's key on the text of this one.
    context.experimental_defineCacheKeyGenerator(({ id }) =>
      id.endsWith("/content/contents.mjs") ? false : undefined,
    );
  },
};
