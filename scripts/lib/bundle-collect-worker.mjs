import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./run.mjs";

const source = "components/animals/records/collected-animals/collect/collect-worker.ts";
const output = ".next/collect-worker.js";

/** Bundles the service worker of the collector page with the list of the files that the page consists of. @param {string} root */
export async function bundleCollectWorker(root) {
  // Imported here: this module loads before the packages are installed.
  const { build, stop } = await import("esbuild");
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile: output,
      bundle: true,
      minify: true,
      platform: "browser",
      format: "iife",
      target: "es2022",
      define: {
        SHELL_FILES: JSON.stringify(listShellFiles(root)),
        "process.env.NODE_ENV": '"production"',
      },
      logLevel: "silent",
    });
  } finally {
    // Otherwise its helper process keeps running.
    await stop();
  }
}

/**
 * The page, what its HTML, scripts and styles name, and the manifest with its icons. Files of Next have the hash of their
 * content in their name and need no revision.
 * @param {string} root
 * @returns {{url: string, revision: string | null}[]}
 */
function listShellFiles(root) {
  const page = join(root, ".next/server/app/collect.html");
  if (!existsSync(page)) throw new UserError("The collector page was not built as a static page.");
  // Browsers without modules have no service workers either.
  const html = readFileSync(page, "utf8").replace(/<script[^>]*\snoModule[^>]*>/gi, "");
  const built = [...collectBuiltFiles(root, html)].sort();
  const own = readdirSync(join(root, "public/collect")).map((name) => `public/collect/${name}`);
  return [
    // Its policy is written by the cache handler, which changes with the release only.
    { url: "/collect", revision: hashOf([html, readFileSync(join(root, ".next/BUILD_ID"), "utf8")]) },
    ...built.map((path) => ({ url: `/_next/${path}`, revision: null })),
    ...own.map((path) => ({
      url: path.slice("public".length),
      revision: hashOf([readFileSync(join(root, path))]),
    })),
  ];
}

const inHtml = /\/_next\/(static\/[^"'\\?\s]+)/g;
/** Chunks that a chunk loads later, and files such as the WebAssembly reader. */
const inScript = /["'](?:\/_next\/)?(static\/(?:chunks|media)\/[^"'\\?]+)["']/g;
const inStyle = /url\(["']?(?:\.\.\/)+(media\/[^"')?]+)["']?\)/g;

/** @param {string} root @param {string} html @returns {Set<string>} paths below `.next` */
function collectBuiltFiles(root, html) {
  const files = new Set(names(html, inHtml));
  for (const path of files) {
    if (!existsSync(join(root, ".next", path))) files.delete(path);
    else if (/\.(js|css)$/.test(path))
      for (const name of namesIn(path, readFileSync(join(root, ".next", path), "utf8"))) files.add(name);
  }
  return files;
}

/** @param {string} path @param {string} text */
const namesIn = (path, text) =>
  path.endsWith(".css") ? names(text, inStyle).map((name) => `static/${name}`) : names(text, inScript);

/** @param {string} text @param {RegExp} pattern */
const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** @param {(string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}
