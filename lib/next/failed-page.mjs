import { readdirSync, readFileSync } from "node:fs";
// Loaded outside of the bundle, where the alias @/ does not exist.
/* oxlint-disable no-restricted-imports */
import brand from "../config/brand.json" with { type: "json" };

/** What this page may load: nothing but our pictures. It has no scripts. */
export const failedPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page in place of one that failed. Next writes its own error page by scripts, and with status 500: an error boundary
 * cannot change either. This one is read without scripts, and needs nothing that could fail as well.
 * @param {{language: string, requestId: string, failure?: string | undefined}} options `failure`: the documented message of the call that failed
 */
export function failedPage({ language, requestId, failure }) {
  const messages = messagesOf(language);
  const title = messages.failures.get(failure ?? "") ?? messages.title;
  const home = language === defaultLanguage ? "/" : `/${language}`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${brand.name}</title>
<style>${styles}</style>
</head>
<body>
<header><a href="${home}"><svg width="32" height="32" aria-hidden="true"><use href="/pictures/brand-mark.svg#mark"/></svg>${brand.name}</a></header>
<main>
<img src="/pictures/pets/canine-wire-gold.svg" alt="" width="96" height="96">
<h1>${escape(title)}</h1>
<p class="lead">${escape(messages.hint)}</p>
<p><a class="button" href="">${escape(messages.retry)}</a></p>
<p><a href="${home}">${escape(messages.home)}</a></p>
<p class="reference">${escape(messages.reference).replace("{id}", `<code>${requestId}</code>`)}</p>
</main>
</body>
</html>
`;
}

/** The measures and colours of `components/ui/styles/tokens.css`, whose file has another name in each build. */
const styles = `
*{box-sizing:border-box;margin:0}
body{background:#fbf8f4;color:#1f2430;font:1rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
header{border-top:4px solid #be185d;border-bottom:1px solid #e6ddd1;background:#fff}
header a{display:flex;align-items:center;gap:8px;max-width:75rem;height:64px;margin:auto;padding:0 16px;color:#1f2430;font-size:1.1875rem;font-weight:700;text-decoration:none}
header svg{color:#be185d}
main{display:grid;justify-items:start;gap:16px;max-width:75rem;margin:auto;padding:32px 16px}
img{border-radius:50%}
h1{font-size:2rem;line-height:1.15;text-wrap:balance}
a{color:#9d174d}
.lead{max-width:44rem;color:#5b6270;font-size:1.125rem}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:12px;background:#be185d;color:#fff;font-weight:600;text-decoration:none}
.button:hover{background:#9d174d}
a:focus-visible{outline:2px solid #be185d;outline-offset:2px}
.reference{max-width:100%;color:#5b6270;font-size:.875rem}
@media(min-width:482px){header a{padding:0 24px}main{padding:48px 24px}}
`.trim();

const defaultLanguage = "en";
const folder = new URL("../../messages/", import.meta.url);
const languages = readdirSync(folder).filter((name) => !name.includes("."));

/**
 * Of the address, else what the visitor chose. Private pages have no language in their address.
 * @param {Pick<import("node:http").IncomingMessage, "url" | "headers">} request
 */
export function languageOf({ url = "/", headers }) {
  const ofAddress = /^\/([^/?]+)/.exec(url)?.[1];
  const chosen = /(?:^|;\s*)language=([^;\s]+)/.exec(headers.cookie ?? "")?.[1];
  return [ofAddress, chosen].find((name) => languages.includes(name ?? "")) ?? defaultLanguage;
}

/**
 * The documented message of the call that failed, which Next wrote into its page as the digest of the error.
 * @param {string} page
 */
export const failureIn = (page) => /failed: ([^"\\]+)/.exec(page)?.[1];

/** @type {Map<string, ReturnType<typeof readMessages>>} */
const known = new Map();

/** @param {string} language */
function messagesOf(language) {
  const messages = known.get(language) ?? readMessages(language);
  known.set(language, messages);
  return messages;
}

/** @param {string} language */
function readMessages(language) {
  const read = (/** @type {string} */ name, of = language) =>
    JSON.parse(readFileSync(new URL(`${of}/${name}.json`, folder), "utf8"));
  const { failures } = read("kernel/errors");
  const documented = Object.entries(read("kernel/errors", defaultLanguage).failures);
  return {
    ...read("top/error-page"),
    ...read("top/failed-page"),
    failures: new Map(documented.map(([key, text]) => [text, failures[key]])),
  };
}

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
