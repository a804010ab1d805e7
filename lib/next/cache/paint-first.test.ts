import { expect, it } from "vitest";
import { headScript } from "@/lib/next/early-paint/head-script.mjs";
import { inlineScriptHashes } from "@/lib/next/csp.mjs";
import { withPaintFirst } from "./paint-first.mjs";

const page = (head: string) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/>${head}</head><body><p>$& text</p>` +
  '<script src="/_next/static/chunks/b.js" async=""></script><script>self.__next_f.push([0])</script></body></html>';

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const icon = '<link rel="icon" href="/icon.svg" sizes="any"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';

it("puts what decides the colours before the style sheet, and the page's own scripts off", () => {
  const html = withPaintFirst(page(`${preload}${icon}${chunk}<script>${headScript}</script>`));
  expect(html.indexOf(headScript)).toBeLessThan(html.indexOf("stylesheet"));
  expect(html.split(headScript)).toHaveLength(2);
  expect(html).not.toContain("preload");
  expect(html.split(icon)).toHaveLength(2);
  expect(html).toContain(`<noscript>${icon}</noscript>`);
  for (const name of ["a", "b"])
    expect(html).toContain(`<script type="later" src="/_next/static/chunks/${name}.js"></script>`);
  expect(html).toContain("<p>$& text</p>");
  expect(html).toContain("<script>self.__next_f.push([0])</script>");
  // Two more than before: what runs them, and what opens the font.
  expect(inlineScriptHashes(html)).toHaveLength(4);
  expect(html).toMatch(/face\.load.*<\/script><\/body><\/html>$/);
});

it("leaves a page without it as it is, and does nothing twice", () => {
  const plain = page(chunk);
  expect(withPaintFirst(plain)).toBe(plain);
  const done = withPaintFirst(page(`<script>${headScript}</script>`));
  expect(withPaintFirst(done)).toBe(done);
});
