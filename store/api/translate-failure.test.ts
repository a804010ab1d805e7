import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldMessages } from "@/lib/contract/messages";
import { listRoutes } from "@/lib/contract/routes";
import { parseMessage } from "@/lib/i18n/parse-message";
import errors from "@/messages/en/kernel/errors.json" with { type: "json" };
import { loadTextTranslator } from "./documented-texts";
import { translateError } from "./translate-failure";

/** Every `*.messages.ts` of the contract: texts, and functions that put a number or two into a text. */
const messageFiles = import.meta.glob<Record<string, unknown>>("../../lib/contract/**/*messages.ts", {
  eager: true,
});

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value === "function") return textsOf(value(120, 130));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const contractTexts = [
  ...Object.values(messageFiles).flatMap(textsOf),
  ...listRoutes().map(({ route }) => route.failure),
];

const setPageLanguage = (lang: string) => vi.stubGlobal("document", { documentElement: { lang } });

beforeEach(() => setPageLanguage("en-XA"));
afterEach(() => vi.unstubAllGlobals());

describe("the messages of the area errors", () => {
  it("contain every text of the contract", async () => {
    const translate = await loadTextTranslator("en-XA");
    expect([...new Set(contractTexts)].filter((text) => translate(text) === text)).toEqual([]);
  });

  it("have plain variables only, so that a text leads back to its message", () => {
    const kinds = Object.values(errors)
      .flatMap((group) => Object.values(group))
      .flatMap((message) => parseMessage(message))
      .map((part) => (typeof part === "string" ? "text" : part.kind));
    expect(new Set(kinds)).toEqual(new Set(["text", "value"]));
  });
});

describe("translateError", () => {
  it("translates a failure, and keeps the values in its text", async () => {
    const message = "Please choose the animal for Geno Pet";
    const error = await translateError({ kind: "failure", status: 409, code: "x", message });
    expect(error).toMatchObject({
      code: "x",
      message: expect.stringMatching(/^Þļéàšé .*Geno Pet/) as string,
    });
  });

  it("translates every field message", async () => {
    const fields = { email: fieldMessages.required, name: fieldMessages.tooLong(120) };
    const error = await translateError({ kind: "fields", fields });
    const translated = error.kind === "fields" ? Object.values(error.fields) : [];
    expect(translated).toHaveLength(2);
    for (const text of translated) expect(text).not.toMatch(/[A-Za-z]/);
    expect(translated[1]).toContain("120");
  });

  it("keeps unknown texts, and every text on an English page", async () => {
    const unknown = { kind: "network", message: "Something new" } as const;
    expect(await translateError(unknown)).toEqual(unknown);
    setPageLanguage("en");
    const known = { kind: "network", message: "Network error" } as const;
    expect(await translateError(known)).toBe(known);
  });
});
