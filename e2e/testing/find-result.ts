import type { Page } from "@playwright/test";

/** The page of the first result that an animal of the signed-in user has. */
export async function findResult(page: Page): Promise<string> {
  const read = async (path: string) => (await page.request.get(path)).text();
  const links = [...(await read("/my/my-animals")).matchAll(/href="(\/my\/animals\/\d+)"/g)];
  for (const [, animal = ""] of links) {
    const [, result] = /href="(\/my\/animals\/\d+\/results\/[^"?#]+)"/.exec(await read(animal)) ?? [];
    if (result !== undefined) return result;
  }
  throw new Error("The user has no result.");
}
