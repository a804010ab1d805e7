import { expect } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { horizontalOverflow, isPhone, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("a vet reaches every tool from the bar at the bottom, and finds a patient by typing", async ({
  page,
}) => {
  await signIn(page, "vet");
  await page.goto("/my");
  const news = page.getByRole("complementary", { name: "News" });
  await news.getByRole("button", { name: "Dismiss" }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(news).toHaveCount(0);

  const tools = page.getByRole("navigation", { name: "Your tools" });
  if (isPhone(page)) {
    await expect(tools).toBeHidden();
    await page.getByRole("button", { name: "More" }).click();
  }
  await expect(tools).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  if (isPhone(page)) {
    await tools.getByRole("button", { name: /^Country:/ }).click();
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More" }).click();
  }
  await tools.getByText("Account and guides").click();
  await tools.getByRole("link", { name: "Case studies" }).click();
  await page.waitForURL("/my/case-studies");
  if (isPhone(page)) await expect(tools).toBeHidden();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Find anything" }).click();
  const find = page.getByRole("dialog", { name: "Find anything" });
  await find.getByRole("searchbox").fill("snoo");
  await expect(find.getByRole("link", { name: /^Snoopy/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/my\/animals\/\d+$/);
  const current = page.getByRole("link", { name: isPhone(page) ? "Patients" : "My patients", exact: true });
  await expect(current).toHaveAttribute("aria-current", isPhone(page) ? "page" : "true");
});
