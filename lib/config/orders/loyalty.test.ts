import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loyaltyRate, loyaltyRewards } from "./loyalty";

const page = readFileSync("content/en/loyalty-program.mdx", "utf8");

it("the loyalty program page states these numbers", () => {
  const worth = (currency: string, points: number) =>
    `${currency} ${((loyaltyRate(currency).pointValue * points) / 100).toFixed(2)}`;
  for (const currency of ["AUD", "USD", "GBP", "EUR"]) {
    expect(page).toContain(worth(currency, 100));
    expect(loyaltyRate(currency).unitsPerPoint).toBe(1);
  }
  for (const currency of ["SEK", "PLN"]) {
    expect(page).toContain(`each ${currency} ${loyaltyRate(currency).unitsPerPoint}`);
    expect(page).toContain(worth(currency, 1));
  }
  expect(page).toContain(`${loyaltyRewards.slice(0, -1).join(", ")} or ${loyaltyRewards.at(-1)} points`);
});
