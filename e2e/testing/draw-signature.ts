import type { Page } from "@playwright/test";

/** In the first area of the page. */
export async function drawSignature(page: Page): Promise<void> {
  const area = page.getByRole("img", { name: "Draw your signature here" });
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (box === null) throw new Error("The signature area is not visible.");
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 5 });
  await page.mouse.move(box.x + box.width - 20, box.y + box.height - 10, { steps: 5 });
  await page.mouse.up();
}
