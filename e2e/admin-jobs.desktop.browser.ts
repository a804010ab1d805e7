import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

test("an admin retries a failed job and discards another", inProof, async ({ page }, { project }) => {
  // Both sizes may run at the same time.
  const [retried, discarded] = project.name.startsWith("phone") ? [900_001, 900_002] : [900_003, 900_004];
  const jobOf = (mailId: number) => page.getByRole("article", { name: `send-mail, mailId ${mailId}` });
  await signIn(page, "admin");
  await page.goto("/admin/jobs");
  await expect(jobOf(retried)).toContainText("Demo: the mail server did not answer");
  await expectGoodPage(page);

  await jobOf(retried).getByRole("button", { name: "Retry", exact: true }).click();
  await expect(jobOf(retried)).toContainText("Started again.");
  // The runner takes it within seconds.
  await expect(async () => {
    await page.reload();
    await expect(jobOf(discarded)).toBeVisible();
    await expect(jobOf(retried)).toBeHidden({ timeout: 1 });
  }).toPass();

  const discard = jobOf(discarded).getByRole("button", { name: "Discard", exact: true });
  await discard.click();
  const dialog = page.getByRole("dialog", { name: "Discard this job?" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(jobOf(discarded)).toBeVisible();
  await discard.click();
  await dialog.getByRole("button", { name: "Discard job" }).click();
  await expect(dialog).toBeHidden();
  await expect(jobOf(discarded)).toBeHidden();

  await page.reload();
  for (const mailId of [retried, discarded]) await expect(jobOf(mailId)).toBeHidden();
});
