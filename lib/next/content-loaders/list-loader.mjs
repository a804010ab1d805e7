import { allContent } from "./content-files.mjs";
import { compileList } from "./compile-content.mjs";

/** Generates `content/contents.mjs` while building, again whenever a content file changes. @this {any} */
export default function loadList() {
  this.addContextDependency(allContent);
  return compileList();
}
