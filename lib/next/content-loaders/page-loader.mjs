import { compilePage } from "./compile-content.mjs";

/** Compiles a content file while building. @this {any} @param {string} text */
export default function loadPage(text) {
  const callback = this.async();
  compilePage(text, this.resourcePath).then((code) => callback(null, code), callback);
}
