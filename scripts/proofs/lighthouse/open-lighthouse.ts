import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { systemBrowser } from "../../lib/browser.mjs";

export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** What a perfect page would have passed. */
  readonly failed: readonly string[];
}

const version = "12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse in a browser of its own, for visitors who have said where they are. Its phone preset is its default. */
export async function openLighthouse(folder: string, shop: string) {
  install(folder);
  const load = async (name: string) => {
    const file = createRequire(join(folder, "index.js")).resolve(name);
    return import(pathToFileURL(file).href);
  };
  const { default: lighthouse } = await load("lighthouse");
  const { default: puppeteer } = await load("puppeteer-core");
  const browser = await puppeteer.launch({
    executablePath: systemBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await browser.setCookie({ name: "country", value: "US", domain: new URL(shop).hostname, path: "/" });
  const port = Number(new URL(browser.wsEndpoint()).port);

  /** A first visit, as the preset means it; but the cookie stays, which Lighthouse would empty with the rest. */
  async function forgetFiles(): Promise<void> {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await session.send("Network.clearBrowserCache");
    await page.close();
  }

  async function audit(address: string): Promise<Audit> {
    await forgetFiles();
    const flags = {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
      disableStorageReset: true,
    };
    const { lhr } = await lighthouse(address, flags);
    const score = (name: string) => Math.round(lhr.categories[name].score * 100);
    const number = (name: string): number => lhr.audits[name].numericValue;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcpMs: number("largest-contentful-paint"),
      tbtMs: number("total-blocking-time"),
      cls: number("cumulative-layout-shift"),
      failed: failedOf(lhr),
    };
  }
  return { audit, close: () => browser.close() };
}

/** In the categories where everything can be right; how fast a page is has figures. */
function failedOf(lhr: Report): string[] {
  return categories.slice(1).flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = lhr.audits[id]?.score ?? 1;
      return weight > 0 && score < 1 ? [id] : [];
    }),
  );
}

interface Report {
  readonly categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { score: number | null }>;
}

/** Two hundred packages that only this proof needs: not among those that everybody installs. */
function install(folder: string): void {
  if (existsSync(join(folder, "node_modules/lighthouse/package.json"))) return;
  mkdirSync(folder, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--prefix", folder];
  execFileSync("npm", ["install", ...options, `lighthouse@${version}`], { stdio: "ignore" });
}
