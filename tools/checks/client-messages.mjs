import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";
import { root as here } from "../../scripts/lib/run.mjs";
import { reportProblems } from "./report-problems.mjs";
import { isTest, listFiles } from "./source-files.mjs";

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 * @typedef {{ path: string, areas: readonly string[] }} Import with the areas that are loaded together with it
 * @typedef {object} Module
 * @property {Import[]} imports
 * @property {Map<string, string>} names the files of imported components
 * @property {Set<string>} used areas that its components ask for
 * @property {boolean} isClient
 * @property {{ component: string, sent: string[] }[]} elements JSX elements inside of what ClientMessages sends
 */

/** What PageFrame sends with every page, and with those of visitors. */
const sentByFrame = ["errorPage", "layout.countryButton", "layout.mainMenu", "layout.search"];
const sentToVisitors = [...sentByFrame, "form"];

/** @param {string} path of a page or layout */
function sentWith(path) {
  // It has a document of its own.
  if (path.startsWith("app/collect/")) return [];
  return path.startsWith("app/(public)/") ? sentByFrame : sentToVisitors;
}

/**
 * Every server component sends the messages of the client components that it renders. Otherwise they throw when they are
 * rendered, which a dialog may do late.
 * @param {string} root
 */
export function checkClientMessages(root) {
  const files = listFiles(root).filter(
    (path) => /^(app|components|lib|store)\/.*\.tsx?$/.test(path) && !isTest(path),
  );
  const sources = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  return findMissingMessages(sources);
}

/** @param {ReadonlyMap<string, string>} sources text by path */
export function findMissingMessages(sources) {
  const modules = new Map([...sources].map(([path, text]) => [path, readModule(path, text, sources)]));
  /** @type {Set<string>} */
  const problems = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** Follows what the server renders, with what is sent around it, to the client components. @param {string} path @param {readonly string[]} sent @param {string} parent */
  const follow = (path, sent, parent) => {
    const key = [path, ...new Set(sent)].join();
    if (seen.has(key)) return;
    seen.add(key);
    const module = modules.get(path);
    if (module === undefined) return;
    if (module.isClient) {
      for (const area of areasNeededBy(modules, path, sent))
        problems.add(`${parent} renders ${path}, which needs the messages ${area}.`);
      return;
    }
    const rendered = new Set();
    for (const { component, sent: more } of module.elements) {
      const file = module.names.get(component);
      if (file === undefined) continue;
      rendered.add(file);
      follow(file, [...sent, ...more], path);
    }
    for (const { path: next } of module.imports) if (!rendered.has(next)) follow(next, sent, path);
  };
  for (const path of modules.keys())
    if (/^app\/.*\/(page|layout)\.tsx$/.test(path)) follow(path, sentWith(path), path);
  return [...problems];
}

/** @param {string} path @param {string} text @param {ReadonlyMap<string, string>} sources @returns {Module} */
function readModule(path, text, sources) {
  /** @type {Module} */
  const module = {
    imports: [],
    names: new Map(),
    used: new Set(),
    elements: [],
    isClient: /^(["'])use client\1/.test(text),
  };
  const resolve = (/** @type {string} */ source) => {
    const base = source.startsWith("@/") ? source.slice(2) : normalize(join(dirname(path), source));
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => sources.has(file));
  };
  /** @param {Node} node @param {readonly string[]} sent by the elements around it @param {readonly string[]} loaded by the call around it */
  const visit = (node, sent, loaded) => {
    if (isValueImport(node)) {
      const file = resolve(node.source.value);
      if (file === undefined) return;
      module.imports.push({ path: file, areas: [] });
      for (const { local } of node.specifiers ?? []) module.names.set(local.name, file);
    }
    if (node.type === "ImportExpression") {
      const file = resolve(node.source.value ?? "");
      if (file !== undefined) module.imports.push({ path: file, areas: loaded });
    }
    if (node.type === "CallExpression" && /^use(Messages|Translator)$/.test(node.callee.name))
      for (const area of textsIn(node)) module.used.add(area);
    const areas = areasIn(node);
    if (node.type === "JSXElement") {
      const component = node.openingElement.name.name;
      module.elements.push({ component, sent: [...sent] });
      for (const child of childrenOf(node))
        visit(child, component === "ClientMessages" ? [...sent, ...areas] : sent, loaded);
      return;
    }
    // lazyWithMessages(["cart"], () => import(…)) and Promise.all([import(…), loadAreas(["scan"])])
    for (const child of childrenOf(node))
      visit(child, sent, node.type === "CallExpression" ? [...loaded, ...areas] : loaded);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (parseSync(path, text).program)), [], []);
  return module;
}

/** @param {Node} node */
function isValueImport({ type, source, importKind, exportKind, specifiers }) {
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) || !source) return false;
  if (importKind === "type" || exportKind === "type") return false;
  return !specifiers?.length || specifiers.some((/** @type {Node} */ one) => one.importKind !== "type");
}

/** Texts of the lists inside a call of lazyWithMessages or loadAreas, or of the areas of ClientMessages. @param {Node} node @returns {string[]} */
function areasIn(node) {
  if (node.type === "JSXElement")
    return node.openingElement.name.name === "ClientMessages" ? textsIn(node.openingElement) : [];
  if (node.type !== "CallExpression") return [];
  const name = node.callee.name ?? node.callee.property?.name;
  if (name === "lazyWithMessages") return textsIn(node.arguments[0]);
  // The other requests of the same Promise.all.
  return name === "all" ? findAll(node, (one) => one.callee?.name === "loadAreas").flatMap(textsIn) : [];
}

/** @param {Node} node */
const textsIn = (node) =>
  findAll(node, ({ type, value }) => type === "Literal" && typeof value === "string").map(
    ({ value }) => value,
  );

/** @param {Node} node @param {(node: Node) => boolean} is @returns {Node[]} */
function findAll(node, is) {
  return [...(is(node) ? [node] : []), ...childrenOf(node).flatMap((child) => findAll(child, is))];
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === "string");
}

/** @param {ReadonlyMap<string, Module>} modules @param {string} file @param {readonly string[]} sent */
function areasNeededBy(modules, file, sent) {
  /** @type {Set<string>} */
  const missing = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} path @param {readonly string[]} have */
  const follow = (path, have) => {
    const key = [path, ...have].join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const area of modules.get(path)?.used ?? [])
      if (!have.some((one) => area === one || area.startsWith(`${one}.`))) missing.add(area);
    for (const { path: next, areas } of modules.get(path)?.imports ?? []) follow(next, [...have, ...areas]);
  };
  follow(file, sent);
  return [...missing].toSorted();
}

reportProblems(import.meta.url, () => checkClientMessages(here));
