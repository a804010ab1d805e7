import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { formatLocale, languages } from "@/lib/config/languages";
import { getMessages } from "./messages";
import { formatMessage } from "./format-message";
import type { MessageArea } from "@/lib/i18n/generated/message-types";
import { type MessagePart, parseMessage } from "./parse-message";
import { allMessages } from "@/lib/i18n/generated/all-messages";

const format = (message: string, values: Record<string, string | number>, language = "en") =>
  formatMessage(language, message, values);

describe("formatMessage", () => {
  it.each([
    ["plain text", {}, "plain text"],
    ["It's {name}", { name: "Bella" }, "It's Bella"],
    ["'{name}' is quoted", {}, "{name} is quoted"],
    ["two '' apostrophes", {}, "two ' apostrophes"],
    ["{count, plural, =0 {none} one {# kit} other {# kits}}", { count: 0 }, "none"],
    ["{count, plural, =0 {none} one {# kit} other {# kits}}", { count: 1 }, "1 kit"],
    ["{count, plural, one {# kit} other {# kits}}", { count: 1200 }, "1,200 kits"],
    ["{sex, select, male {his} female {her} other {its}}", { sex: "female" }, "her"],
    ["{sex, select, male {his} other {its}}", { sex: "unknown" }, "its"],
    ["{a} {b, plural, one {{a}} other {# of {a}}}", { a: "x", b: 2 }, "x 2 of x"],
  ])("formats %s with %o", (message, values, expected) => {
    expect(format(message, values)).toBe(expected);
  });

  it("writes numbers and plurals as in Portugal, not as in Brazil", () => {
    const message = "{count, plural, one {# animal} other {# animais}}";
    const texts = [0, 1, 1500.5].map((count) => format(message, { count }, "pt"));
    expect(texts).toEqual(["0 animais", "1 animal", "1500,5 animais"]);
  });

  it("chooses the plural form of the language", () => {
    const message = "{count, plural, one {# test} few {# testy} many {# testów} other {# testu}}";
    expect([1, 3, 5, 22].map((count) => format(message, { count }, "pl"))).toEqual([
      "1 test",
      "3 testy",
      "5 testów",
      "22 testy",
    ]);
  });

  it("prints the name of a variable that has no value", () => {
    expect(format("Hello {name}", {})).toBe("Hello {name}");
  });

  it.each(["{name", "{n, plural, one {x}}", "a } b", "{n, date}"])(
    "rejects the invalid message %s",
    (message) => {
      expect(() => format(message, { n: 1, name: "x" })).toThrow(SyntaxError);
    },
  );

  it.each(languages)("formats every message in %s as intl-messageformat does", (language) => {
    const texts = areas().flatMap((area) => textsOf(getMessages(language, area)));
    expect(texts.length).toBeGreaterThan(1000);
    for (const text of texts) {
      const parts = parseMessage(text);
      const expected = new IntlMessageFormat(text, formatLocale(language), undefined, { ignoreTag: true });
      for (const sample of samplesFor(parts)) {
        const values = valuesFor(parts, sample);
        expect(formatMessage(language, text, values)).toBe(expected.format(values));
      }
    }
  });
});

function areas(): MessageArea[] {
  return Object.keys(allMessages.en) as MessageArea[];
}

function textsOf(messages: unknown): string[] {
  if (typeof messages === "string") return [messages];
  return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(textsOf) : [];
}

/** Numbers for every plural form; one with thousands where there is none. */
const samplesFor = (parts: readonly MessagePart[]) =>
  parts.some((part) => typeof part !== "string" && part.kind !== "value") ? [0, 1, 2, 5, 1500] : [1500];

/** A value for every variable; `select` gets its first case. */
function valuesFor(parts: readonly MessagePart[], sample: number): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const part of parts) {
    if (typeof part === "string" || part.kind === "pound") continue;
    if (part.kind === "value") values[part.name] ??= part.isNumber ? sample : `v${sample}`;
    else {
      values[part.name] = part.kind === "plural" ? sample : (Object.keys(part.cases)[0] ?? "other");
      for (const inner of Object.values(part.cases))
        Object.assign(values, { ...valuesFor(inner, sample), ...values });
    }
  }
  return values;
}
