import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cookieNames } from "@/lib/config/cookies";

it("the privacy page lists every cookie that browser code may read", () => {
  const page = readFileSync(new URL("./en/privacy-and-disclosure.mdx", import.meta.url), "utf8");
  const listed = [...page.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(Object.values(cookieNames)));
});
