import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";
import { privateAreas, publicAreas } from "../../lib/i18n/frame-areas.mjs";
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

/** @param {string} path of a page or layout */
function sentWith(path) {
  // It has a document of its own.
  if (path.startsWith("app/collect/")) return [];
  return path.startsWith("app/(public)/") ? publicAreas : privateAreas;
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
    const found = modules.get(path);
    if (found === undefined) return;
    if (found.isClient) {
      for (const area of areasNeededBy(modules, path, sent))
        problems.add(`${parent} renders ${path}, which needs the messages ${area}.`);
      return;
    }
    const rendered = new Set();
    for (const { component, sent: more } of found.elements) {
      const file = found.names.get(component);
      if (file === undefined) continue;
      rendered.add(file);
      follow(file, [...sent, ...more], path);
    }
    for (const { path: next } of found.imports) if (!rendered.has(next)) follow(next, sent, path);
  };
  for (const path of modules.keys())
    if (/^app\/.*\/(page|layout)\.tsx$/.test(path)) follow(path, sentWith(path), path);
  return [...problems];
}

/** @param {string} path @param {string} text @param {ReadonlyMap<string, string>} sources @returns {Module} */
function readModule(path, text, sources) {
  /** @type {Module} */
  const read = {
    imports: [],
    names: new Map(),
    used: new Set(),
    isClient: /^(["'])use client\1/.test(text),
    elements: [],
  };
  const resolve = (/** @type {string} */ source) => {
    const base = source.startsWith("@/") ? source.slice(2) : normalize(join(dirname(path), source));
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => sources.has(file));
  };
  /** @param {Node} node @param {readonly string[]} loaded */
  const addImport = ({ source, specifiers }, loaded) => {
    const file = resolve(source.value ?? "");
    if (file === undefined) return;
    read.imports.push({ path: file, areas: loaded });
    for (const { local } of specifiers ?? []) read.names.set(local.name, file);
  };
  /** @param {Node} node @param {readonly string[]} sent by the elements around it @param {readonly string[]} loaded by the calls around it */
  const visit = (node, sent, loaded) => {
    if (isValueImport(node)) addImport(node, []);
    if (node.type === "ImportExpression") addImport(node, loaded);
    if (isUse(node)) for (const area of textsIn(node)) read.used.add(area);
    const component = node.type === "JSXElement" ? node.openingElement.name.name : undefined;
    if (component !== undefined) read.elements.push({ component, sent: [...sent] });
    const sentInside = component === "ClientMessages" ? [...sent, ...textsIn(node.openingElement)] : sent;
    const loadedInside = [...loaded, ...areasLoadedBy(node)];
    for (const child of childrenOf(node)) visit(child, sentInside, loadedInside);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (parseSync(path, text).program)), [], []);
  return read;
}

/** @param {Node} node */
function isValueImport({ type, source, importKind, exportKind, specifiers }) {
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) || !source) return false;
  if (importKind === "type" || exportKind === "type") return false;
  return !specifiers?.length || specifiers.some((/** @type {Node} */ one) => one.importKind !== "type");
}

/** @param {Node} node */
const isUse = ({ type, callee }) =>
  type === "CallExpression" && /^use(Messages|Translator)$/.test(callee.name);

/**
 * Areas that come with the imports inside: `loadWithMessages(["cart"], () => import(…))`, or `loadAreas(["scan"])` beside
 * them in a `Promise.all`.
 * @param {Node} node
 * @returns {string[]}
 */
function areasLoadedBy({ type, callee, arguments: args }) {
  if (type !== "CallExpression") return [];
  if (callee.name === "loadWithMessages") return textsIn(args[0]);
  if (callee.property?.name !== "all") return [];
  return findAll(args[0], (one) => one.callee?.name === "loadAreas").flatMap(textsIn);
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
