import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { quizQuestions } from "@/lib/config/community/collection-agents";
import messages from "@/messages/en/community/collection-agents.json" with { type: "json" };
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { openContext } from "@/e2e/testing/open-context";
import { registerThroughApi } from "@/e2e/testing/registration";
import { signIn } from "@/e2e/testing/steps";
import { chooseCountry, inProof, shopUrl, test } from "@/e2e/testing/test";

const right = { own: "c", chip: "b", food: "a", swabs: "b", seal: "c", results: "a" } as const;

test(
  "an owner applies, is approved, passes the quiz, and is contacted through the finder",
  inProof,
  async ({ page, browser, problems }) => {
    const mark = randomUUID().slice(0, 8);
    const newcomer = {
      type: "owner",
      name: `Aroha ${mark}`,
      email: `${randomUUID()}@swabs.test`,
      password: "a-long-walk-at-noon",
    } as const;
    const context = await openContext(browser, { baseURL: shopUrl });
    await problems.watch(context, shopUrl);
    await chooseCountry(context, "NZ");
    const agent = await context.newPage();
    await registerThroughApi(agent, newcomer);

    await agent.goto("/my/collection-agents");
    await expectGoodPage(agent);
    await agent.getByRole("link", { name: "Apply", exact: true }).click();
    const form = agent.getByRole("form", { name: "Your application" });
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(form.getByLabel("Town")).toBeFocused();
    await form.getByLabel("Name on the listing").fill(newcomer.name);
    await form.getByLabel("Country").selectOption({ label: "New Zealand" });
    await form.getByLabel("Town").fill("Nelson");
    await form.getByLabel("Where you travel to").fill("Tasman and Marlborough");
    await form.getByLabel("Cats").check();
    await form.getByLabel("Your fee").fill("NZ$15");
    await form.getByLabel("Availability").fill("Lunch hours");
    await form.getByLabel("Your experience with animals").fill("Cattery hand for six years.");
    await form.getByLabel(/^I will not certify/).check();
    await expectGoodPage(agent);
    await form.getByRole("button", { name: "Send application" }).dblclick();
    await expect(agent.getByText("Submitted")).toBeVisible();

    await signIn(page, "admin");
    await page.goto("/admin/approvals?kind=agent&state=waiting");
    const card = page.getByRole("article", { name: newcomer.name });
    await card.getByRole("button", { name: "Start review" }).click();
    await expect(card).toContainText("Under review");
    await agent.reload();
    await expect(agent.getByText("Under review")).toBeVisible();
    await card.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(card.getByRole("button", { name: "End authorisation" })).toBeVisible();

    await agent.reload();
    await agent.getByRole("link", { name: "Read the procedure and take the quiz" }).click();
    await expect(agent.getByRole("button", { name: "Check my answers" })).toBeVisible();
    await expectGoodPage(agent);
    const choose = (question: keyof typeof right, option: "a" | "b" | "c") =>
      agent
        .getByRole("radiogroup", { name: messages.quiz.questions[question].text })
        .getByLabel(messages.quiz.questions[question][option])
        .check();
    for (const question of quizQuestions) await choose(question, "a");
    await agent.getByRole("button", { name: "Check my answers" }).click();
    await expect(agent.getByText("4 answers are not right yet.")).toBeVisible();
    for (const question of quizQuestions) await choose(question, right[question]);
    await agent.getByRole("button", { name: "Check my answers" }).click();
    await expect(agent.getByRole("heading", { name: "All answers are right" })).toBeFocused();
    await agent.getByRole("link", { name: "Back to your application" }).click();
    await agent.getByRole("link", { name: "Order kits" }).click();
    await expect(agent.getByRole("heading", { name: "Agent products", level: 1 })).toBeVisible();
    await expectGoodPage(agent);

    const guests = await openContext(browser, { baseURL: shopUrl });
    await problems.watch(guests, shopUrl);
    await chooseCountry(guests, "NZ");
    const guest = await guests.newPage();
    await guest.goto("/resources/collection-agents");
    await expectGoodPage(guest);
    await guest.getByRole("searchbox", { name: "Town, postcode or name" }).fill("Nelson");
    await guest.getByRole("search", { name: "Search collection agents" }).getByRole("button").click();
    await expect(guest).toHaveURL(/query=Nelson/);
    const found = guest.getByRole("listitem").filter({ hasText: newcomer.name });
    await expect(found).toContainText("Nelson, New Zealand · in this town");
    const point = guest.getByRole("link", { name: `${newcomer.name}, Nelson` });
    await point.focus();
    await guest.keyboard.press("Enter");
    await expect(guest).toHaveURL(/#agent-\d+$/);
    await found.getByRole("button", { name: "Contact" }).click();
    const dialog = guest.getByRole("dialog", { name: `Contact ${newcomer.name}` });
    await expect(dialog.getByLabel("Message")).toBeVisible();
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByLabel("Your name")).toBeFocused();
    expect(await axeViolations(guest)).toEqual([]);
    await guests.close();
    await context.close();
  },
);
