import { contentFolder } from "./content-files.mjs";
import { compileList } from "./compile-content.mjs";

/** Fills `content/contents.mjs` while building; it is made anew when a file comes, goes or changes. @this {any} */
export default function loadList() {
  this.addContextDependency(contentFolder);
  return compileList();
}
