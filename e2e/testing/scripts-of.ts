import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface ScriptFile {
  readonly path: string;
  readonly gzipBytes: number;
}

/**
 * Every script file that a page loads by itself, lazily loaded ones too, the biggest first. Packed here and not read
 * from the connection: what it weighs then depends on the build alone, and not on who serves it.
 */
export async function scriptsOf(page: Page, path: string): Promise<ScriptFile[]> {
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
