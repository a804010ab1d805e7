import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as here } from "../lib/process/run-script.mjs";
import { runCheckIfEntry } from "../lib/report/results.mjs";
import { listFiles } from "./source-files.mjs";

const folders = ["app", "components", "store", "lib", "backend", "scripts", "e2e"];

/** Words that say too little in a name, by the word that replaces them. */
const replacements = new Map(
  Object.entries({
    anew: "again",
    asked: "query, params, request",
    awake: "hydrated",
    begun: "started",
    bite: "pitfall",
    deed: "action",
    desk: "admin orders, approvals",
    door: "bff",
    fates: "retention rules",
    given: "props, options, input",
    heard: "event",
    kept: "cached, stored, static",
    look: "styles, variant",
    looks: "styles, variants",
    nobody: "guest, none",
    people: "users, customers",
    person: "user, customer",
    said: "response, message",
    shelf: "category page",
    shelves: "category pages",
    side: "landing page, role",
    sides: "landing pages, roles",
    somebody: "user",
    stranger: "guest",
    strangers: "guests",
    told: "response, result",
    twin: "static, dynamic",
    wake: "hydrate",
    wanted: "options, request",
    way: "link, method",
    ways: "links, methods",
    whoever: "user",
    words: "messages, labels",
    world: "context",
  }),
);

/** Names in which the word has its plain meaning, or comes from the specification. */
const allowed = new Set(["PersonIcon", "findNearestWords", "nearest-words.ts", "nearest-words.test.ts"]);

/** The specification's own words, in the feature that it uses them for: the person of the activation form. */
const specified = [{ word: "person", path: /activation/ }];

/** @param {string} path @param {string} word */
const isSpecified = (path, word) => specified.some((rule) => rule.word === word && rule.path.test(path));

/** File, folder and exported names must not use the words above. @param {string} root */
export function checkVocabulary(root) {
  const files = listFiles(root).filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const fileProblems = findPathProblems(files);
  const nameProblems = files
    .filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path))
    .flatMap((path) => findNameProblems(path, readFileSync(join(root, path), "utf8")));
  const problems = [...fileProblems, ...nameProblems];
  return { ok: problems.length === 0, output: problems.join("\n"), note: `${files.length} files` };
}

/** Each folder or file once. @param {string[]} paths */
export function findPathProblems(paths) {
  const ancestors = paths.flatMap((path) => {
    const parts = path.split("/");
    return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
  });
  return [...new Set(ancestors)].flatMap((path) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (allowed.has(name)) return [];
    return findBannedTerms(name)
      .filter((word) => !isSpecified(path, word))
      .map((word) => describeProblem(path, `its name uses "${word}"`, word));
  });
}

/** @param {string} path @param {string} text */
function findNameProblems(path, text) {
  return findExportedNames(text)
    .filter((name) => !allowed.has(name))
    .flatMap((name) =>
      findBannedTerms(name)
        .filter((word) => !isSpecified(path, word))
        .map((word) => describeProblem(path, `${name} uses "${word}"`, word)),
    );
}

/** @param {string} path @param {string} problem @param {string} word */
const describeProblem = (path, problem, word) => `${path}: ${problem}; use ${replacements.get(word)}.`;

/** @param {string} text */
export function findExportedNames(text) {
  const declared = text.matchAll(
    /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  );
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(",").map((entry) => entry.trim().split(/\s+/).at(-1) ?? ""),
  );
  return [...new Set([...[...declared].map(([, name = ""]) => name), ...listed])].filter(Boolean);
}

/** The banned words of a camelCase, PascalCase or kebab-case name. @param {string} name */
export function findBannedTerms(name) {
  const terms = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  return terms.filter((term) => replacements.has(term));
}

runCheckIfEntry(import.meta.url, () => checkVocabulary(here));
