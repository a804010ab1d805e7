import { expect, type Page } from "@playwright/test";
import { findRoutePaths } from "@/e2e/testing/route-paths";
import { signIn } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

/*
 * Ten key screens as they were accepted: `npm run proof:screens`. After a change that is meant,
 * `npm run proof:screens -- --update-snapshots`, and look at each new picture. Letters are drawn by the machine's own
 * libraries: pictures are compared on machines like the one that took them, so they are not part of `npm test`.
 */

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly role?: string;
  /** The path has parameters: the first link to such an address on this page is opened. */
  readonly linkedOn?: string;
}

const screens: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "store", path: "/store" },
  { name: "product", path: productPath },
  { name: "condition", path: "/tests/[code]", linkedOn: "/tests" },
  { name: "overview", path: "/my", role: "breeder" },
  { name: "animals", path: "/my/my-animals", role: "breeder" },
  { name: "kits", path: "/my/kits", role: "breeder" },
  { name: "orders", path: "/my/order-history", role: "breeder" },
  { name: "result", path: "/my/animals/[id]/results/[barcode]", linkedOn: "/my/my-animals", role: "breeder" },
  { name: "administration", path: "/admin", role: "admin" },
];

const sizes = [
  [360, 740],
  [1280, 800],
] as const;

async function findPath(page: Page, { path, linkedOn }: Screen): Promise<string> {
  if (linkedOn === undefined) return path;
  const found = (await findRoutePaths(page, [linkedOn, path])).get(path);
  if (found === undefined) throw new Error(`No page links to ${path}.`);
  return found;
}

for (const [width, height] of sizes)
  for (const screen of screens)
    test(`${screen.name} looks as accepted at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (screen.role !== undefined) await signIn(page, screen.role);
      await page.goto(await findPath(page, screen));
      // Demo data are dated from the day of the seed: days that stand elsewhere may differ within the ratio.
      const options = { mask: [page.locator("time")], maxDiffPixelRatio: 0.01 };
      await expect(page).toHaveScreenshot(`${screen.name}-${width}.png`, options);
    });
