import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getMessages, getTranslator } from "./messages";

it("a translate function translates a key with its variables", () => {
  const t = getTranslator("en", "cart");
  expect(t("coupon.applied", { code: "WELCOME10", amount: "$5.00" })).toBe("WELCOME10 takes $5.00 off.");
});

it("a translate function accents and lengthens every text of the pseudo-locale and keeps its variables", () => {
  const english = getMessages("en", "cart").coupon;
  const t = getTranslator("en-XA", "cart");
  expect(t("coupon.title")).not.toMatch(/[A-Za-z]/);
  expect(t("coupon.title").length).toBeGreaterThan(english.title.length * 1.3);
  expect(t("coupon.applied", { code: "WELCOME10", amount: "$5.00" })).toMatch(/^WELCOME10 .*\$5\.00/);
});

it("a name for screen readers contains the text that it replaces", () => {
  const areas = readdirSync("messages/en", { recursive: true })
    .filter((file) => String(file).endsWith(".json"))
    .map((file) => readFileSync(`messages/en/${String(file)}`, "utf8"));
  const mismatches = areas.flatMap((area) => {
    const texts = new Map(listTexts(JSON.parse(area), ""));
    return [...texts].filter(([key, name]) => {
      const visible = key.endsWith("Named") ? texts.get(key.slice(0, -"Named".length)) : undefined;
      return visible !== undefined && !name.toLowerCase().includes(visible.toLowerCase());
    });
  });
  expect(mismatches).toEqual([]);
});

function listTexts(messages: Readonly<Record<string, unknown>>, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : listTexts(Object(value), `${prefix}${key}.`),
  );
}
