import { compilePage } from "./compile-content.mjs";

/** Makes a module of a page's file while building. @this {any} @param {string} text */
export default function loadPage(text) {
  const done = this.async();
  compilePage(text, this.resourcePath).then((code) => done(null, code), done);
}
