import { describe, expect, it } from "vitest";
import { labKeys } from "./lab-keys";

const secret = "0123456789abcdef0123456789abcdef";
const parse = (text: string) => labKeys().parse(text);

describe("LAB_KEYS", () => {
  it("lists laboratories with their keys", () => {
    expect(parse(`acme:2026-a:${secret}, acme:2026-b:${secret}`)).toEqual([
      { lab: "acme", id: "2026-a", secret },
      { lab: "acme", id: "2026-b", secret },
    ]);
  });

  it("is refused with a short secret, a reserved name or a repeated key id", () => {
    for (const text of [
      "acme:a:short",
      `admin:a:${secret}`,
      `demo:a:${secret}`,
      `acme:a:${secret},other:a:${secret}`,
    ])
      expect(() => parse(text)).toThrow();
  });
});
