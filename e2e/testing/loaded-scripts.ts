import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface ScriptFile {
  readonly path: string;
  readonly gzipBytes: number;
}

/**
 * Every script file that a page loads without interaction, largest first. Compressed here, so that the size depends on
 * the build only, not on the server.
 */
export async function loadScripts(page: Page, path: string): Promise<ScriptFile[]> {
  const responses: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === "script") responses.push(response);
  };
  page.on("response", collect);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", collect);
  const files = await Promise.all(
    responses.map(async (response) => ({
      path: new URL(response.url()).pathname,
      gzipBytes: gzipSync(await response.body()).byteLength,
    })),
  );
  return files.toSorted((a, b) => b.gzipBytes - a.gzipBytes);
}
