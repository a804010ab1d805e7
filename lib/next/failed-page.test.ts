import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { languages } from "@/lib/config/languages";
import { failedPage, failureIn, languageOf } from "./failed-page.mjs";

const requestId = "0b5c0d3e-1111-4222-8333-444455556666";

it.each(languages)("the page for failures is complete in %s", (language) => {
  const page = failedPage({ language, requestId });
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(requestId);
  expect(page).toContain(`href="${language === "en" ? "/" : `/${language}`}"`);
  expect(page).not.toMatch(/undefined|\{id\}|<script/);
});

it("the page for failures has only colours of the tokens", () => {
  const tokens = readFileSync(new URL("../../components/ui/styles/tokens.css", import.meta.url), "utf8");
  const page = failedPage({ language: "en", requestId });
  for (const [colour] of page.matchAll(/#[\da-f]{6}\b/g)) expect(tokens).toContain(colour);
});

it("the page for failures shows documented messages only", () => {
  const withFailure = (failure: string) => failedPage({ language: "en", requestId, failure });
  expect(withFailure("Failed to fetch breeds")).toContain("<h1>Failed to fetch breeds</h1>");
  expect(withFailure("<b>Pay here</b>")).toContain("<h1>Please try again shortly</h1>");
});

it("failureIn reads the message of a failure from Next's error page", () => {
  expect(failureIn('E{\\"digest\\":\\"failed: Failed to fetch breeds\\"}')).toBe("Failed to fetch breeds");
  expect(failureIn("nothing of it")).toBeUndefined();
});

it.each([
  ["/de/store", "language=fr", "de"],
  ["/my/animals", "country=AU; language=fr", "fr"],
  ["/store", undefined, "en"],
  ["/xx/store", "language=../../x", "en"],
])("the language of %s with the cookie %s is %s", (url, cookie, expected) => {
  const request: Pick<IncomingMessage, "url" | "headers"> = { url, headers: { ...(cookie && { cookie }) } };
  expect(languageOf(request)).toBe(expected);
});
