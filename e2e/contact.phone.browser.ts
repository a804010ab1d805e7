import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { findLink, waitForMail } from "@/e2e/testing/mailbox";
import { inProof, test } from "@/e2e/testing/test";

const newAddress = () => `${randomUUID()}@contact.test`;
const question = (page: Page) => page.getByRole("main").getByLabel(/plus/);

/** Reads the question, which is replaced after each attempt. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  const securityQuestion = await page
    .getByRole("main")
    .locator("label")
    .filter({ hasText: /plus/ })
    .innerText();
  const solution = solveSecurityQuestion(securityQuestion);
  await question(page).fill(isRight ? solution : `${solution}9`);
}

/** Sends the form with a wrong answer, then with the right one to the next question. */
async function sendTwice(page: Page, button: string): Promise<void> {
  await answer(page, false);
  const send = page.getByRole("main").getByRole("button", { name: button });
  await send.click();
  await expect(page.getByRole("main").getByText("This answer is not right. Here is another")).toBeVisible();
  // The next question may be the same by chance. It empties the field.
  await expect(question(page)).toHaveValue("");
  await answer(page, true);
  await send.click();
}

test(
  "a newsletter subscription is confirmed and ended by the links in the emails",
  inProof,
  async ({ page, problems }) => {
    problems.allow(/428/);
    const address = newAddress();
    await page.goto("/news-and-blogs/paw-print");
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill(address);
    await sendTwice(page, "Subscribe");
    await expect(page.getByRole("heading", { name: "Please check your inbox" })).toBeFocused();
    const mail = await waitForMail(address, /confirm/i);
    await page.goto(findLink(mail));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
    const [unsubscribe = ""] = /http\S+unsubscribe\S*[\w-]/.exec(mail.text) ?? [];
    await page.goto(unsubscribe);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  },
);
