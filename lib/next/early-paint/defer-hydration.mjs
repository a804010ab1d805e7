// Loaded outside of the bundle, where the alias @/ does not exist.
// oxlint-disable-next-line no-restricted-imports
import { headScript } from "../head-script.mjs";
import { loadFontScript } from "./defer-hydration-script.mjs";
import { isEarlyPaintOn } from "./setting.mjs";

const head = `<script>${headScript}</script>`;
const charset = '<meta charSet="utf-8"/>';
const chunk = /<script src="(\/_next\/static\/[^"]+)" async="">/g;
const icon = /<link rel="icon"[^>]*\/>/;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Rewrites the HTML of a static page so that it paints before it hydrates:
 * - our head script goes before the style sheet, which would block it until loaded;
 * - the page's script files wait until after the first paint, so they do not compete with style sheet and font;
 * - so does the tab's icon, which React restores when it finds none.
 * @param {string} html
 */
export function deferHydration(html) {
  if (!isEarlyPaintOn()) return html;
  if (!html.includes(head) || !html.includes(charset) || html.includes(loadFontScript)) return html;
  return html
    .replace(head, "")
    .replace(charset, () => `${charset}${head}`)
    .replace("</body>", () => `<script>${loadFontScript}</script></body>`)
    .replace(preload, "")
    .replace(icon, (link) => `<noscript>${link}</noscript>`)
    .replace(chunk, '<script type="deferred" src="$1">');
}
