import { expect, type Page } from "@playwright/test";
import { findResult } from "@/e2e/testing/find-result";
import { signIn } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

/*
 * Key screens as they were accepted: `npm run proof:screens`. After a change that is meant,
 * `npm run proof:screens -- --update-snapshots`, and look at each new picture. Letters are drawn by the machine's own
 * libraries: pictures are compared on machines like the one that took them, so they are not part of `npm test`.
 */

interface Screen {
  readonly name: string;
  /** A function finds a path with ids. */
  readonly path: string | ((page: Page) => Promise<string>);
  readonly role?: string;
  /** The first link of the page whose address contains this is opened. */
  readonly link?: string;
}

const screens: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "store", path: "/store" },
  { name: "product", path: productPath },
  { name: "condition", path: "/tests", link: "/tests/" },
  { name: "overview", path: "/my", role: "breeder" },
  { name: "animals", path: "/my/my-animals", role: "breeder" },
  { name: "result", path: findResult, role: "breeder" },
  { name: "kits", path: "/my/kits", role: "breeder" },
  { name: "orders", path: "/my/orders", role: "breeder" },
  { name: "activation", path: "/activate" },
  { name: "administration", path: "/admin", role: "admin" },
];

const sizes = [
  [360, 740],
  [1280, 800],
] as const;

async function open(page: Page, { path, link }: Screen): Promise<void> {
  await page.goto(typeof path === "string" ? path : await path(page));
  if (link === undefined) return;
  const href = await page.locator(`main a[href*="${link}"]`).first().getAttribute("href");
  await page.goto(href ?? "");
}

for (const [width, height] of sizes)
  for (const screen of screens)
    test(`${screen.name} looks as accepted at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (screen.role !== undefined) await signIn(page, screen.role);
      await open(page, screen);
      // Demo data are dated from the day of the seed: days that stand elsewhere may differ within the ratio.
      const options = { mask: [page.locator("time")], maxDiffPixelRatio: 0.01 };
      await expect(page).toHaveScreenshot(`${screen.name}-${width}.png`, options);
    });
