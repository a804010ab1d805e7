import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { systemBrowser } from "@/scripts/lib/host-packages.mjs";

export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Failed audits. */
  readonly failed: readonly string[];
}

const version = "12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Runs Lighthouse with its default phone preset in a browser with a country cookie. */
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
    args: ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"],
  });
  await browser.setCookie({ name: "country", value: "US", domain: new URL(shop).hostname, path: "/" });
  const port = Number(new URL(browser.wsEndpoint()).port);

  /** Simulates a first visit, but keeps the country cookie, which Lighthouse would delete. */
  async function clearBrowserCache(): Promise<void> {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await session.send("Network.clearBrowserCache");
    await page.close();
  }

  async function audit(address: string): Promise<Audit> {
    await clearBrowserCache();
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
      failed: listFailedAudits(lhr),
    };
  }

  /** Later audits are those of a demo account. */
  async function addCookies(cookies: readonly (readonly [name: string, value: string])[]): Promise<void> {
    const page = await browser.newPage();
    for (const [name, value] of cookies)
      await page.setCookie({ name, value, url: shop, secure: name.startsWith("__") });
    await page.close();
  }

  return { audit, addCookies, close: () => browser.close() };
}

/** Failed audits of all categories but performance. */
function listFailedAudits(lhr: Report): string[] {
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

/** Two hundred packages that only this proof needs: not in package.json. */
function install(folder: string): void {
  if (existsSync(join(folder, "node_modules/lighthouse/package.json"))) return;
  mkdirSync(folder, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--prefix", folder];
  execFileSync("npm", ["install", ...options, `lighthouse@${version}`], { stdio: "ignore" });
}
