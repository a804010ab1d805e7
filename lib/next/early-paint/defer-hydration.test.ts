import { afterEach, describe, expect, it, vi } from "vitest";
import { inlineScriptHashes } from "@/lib/next/csp.mjs";
import { headScript } from "@/lib/next/head-script.mjs";
import { deferHydration } from "./defer-hydration.mjs";

const page = (head: string) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/>${head}</head><body><p>$& text</p>` +
  '<script src="/_next/static/chunks/b.js" async=""></script><script>self.__next_f.push([0])</script></body></html>';

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const icon = '<link rel="icon" href="/icon.svg" sizes="any"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';

afterEach(() => void vi.unstubAllEnvs());

describe("deferHydration", () => {
  it("moves the head script before the style sheet and defers the script files", () => {
    const html = deferHydration(page(`${preload}${icon}${chunk}<script>${headScript}</script>`));
    expect(html.indexOf(headScript)).toBeLessThan(html.indexOf("stylesheet"));
    expect(html.split(headScript)).toHaveLength(2);
    expect(html).not.toContain("preload");
    expect(html.split(icon)).toHaveLength(2);
    expect(html).toContain(`<noscript>${icon}</noscript>`);
    for (const name of ["a", "b"])
      expect(html).toContain(`<script type="deferred" src="/_next/static/chunks/${name}.js"></script>`);
    expect(html).toContain("<p>$& text</p>");
    expect(html).toContain("<script>self.__next_f.push([0])</script>");
    // The font loader is added.
    expect(inlineScriptHashes(html)).toHaveLength(3);
    expect(html).toMatch(/face\.load.*<\/script><\/body><\/html>$/);
  });

  it("leaves the HTML as it is when EARLY_PAINT is off", async () => {
    vi.stubEnv("EARLY_PAINT", "off");
    const html = page(`${preload}${icon}${chunk}<script>${headScript}</script>`);
    expect(deferHydration(html)).toBe(html);
    vi.resetModules();
    const { replayClicksScript } = await import("./replay-clicks-script.mjs");
    expect(replayClicksScript).toBe("");
    const script = (await import("@/lib/next/head-script.mjs")).headScript;
    expect(script).toContain("dataset.userType");
    expect(script).not.toContain("data-held");
  });

  it("leaves a page without the head script as it is, and changes nothing twice", () => {
    const plain = page(chunk);
    expect(deferHydration(plain)).toBe(plain);
    const rewritten = deferHydration(page(`<script>${headScript}</script>`));
    expect(deferHydration(rewritten)).toBe(rewritten);
  });
});
