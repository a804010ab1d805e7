// Loaded outside of the bundle, where @/ means nothing.
/* eslint-disable no-restricted-imports */
import { headScript } from "../early-paint/head-script.mjs";
import { fontScript, wakeScript } from "../early-paint/defer-hydration-script.mjs";

const head = `<script>${headScript}</script>`;
const charset = '<meta charSet="utf-8"/>';
const chunk = /<script src="(\/_next\/static\/[^"]+)" async="">/g;
const icon = /<link rel="icon"[^>]*\/>/;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * What a kept page says first is painted first. React writes a style sheet before whatever else stands in the head, and
 * a browser runs no script after one until it has arrived, nor reads on: so ours goes before it. And the page's own
 * scripts, of which nothing is to be seen, do not share the line with what is: they wait until it is painted. So does the
 * icon of the tab, which React puts back into the head when it finds none there.
 * @param {string} html
 */
export function withPaintFirst(html) {
  if (!html.includes(head) || !html.includes(charset) || html.includes(wakeScript)) return html;
  return html
    .replace(head, "")
    .replace(charset, () => `${charset}${head}<script>${wakeScript}</script>`)
    .replace("</body>", () => `<script>${fontScript}</script></body>`)
    .replace(preload, "")
    .replace(icon, (link) => `<noscript>${link}</noscript>`)
    .replace(chunk, '<script type="later" src="$1">');
}
