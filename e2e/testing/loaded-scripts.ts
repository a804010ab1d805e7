import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, type Request, type Response } from "@playwright/test";
import { waitUntilIdle } from "./wait-for-hydration";

export interface ScriptFile {
  readonly path: string;
  readonly gzipBytes: number;
}

/**
 * Every script file that a page loads without interaction, largest first. Compressed here, so that the size depends on
 * the build only, not on the server. With a heading, the page is complete when that is displayed. Opens a new page: scripts
 * that another one is still loading would count.
 */
export async function loadScripts(
  context: BrowserContext,
  path: string,
  heading?: string,
): Promise<ScriptFile[]> {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requests.push(request);
  });
  // Waits until the page has hydrated and the browser is idle.
  await page.goto(path);
  if (heading !== undefined) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const files: ScriptFile[] = [];
  // A script may load others, so that the list grows.
  for (const request of requests) {
    const response = await request.response();
    if (response) files.push(await measure(response));
    if (request === requests.at(-1)) await waitUntilIdle(page);
  }
  await page.close();
  return files.toSorted((a, b) => b.gzipBytes - a.gzipBytes);
}

async function measure(response: Response): Promise<ScriptFile> {
  const { pathname } = new URL(response.url());
  return { path: pathname, gzipBytes: gzipSync(await response.body()).byteLength };
}
