import { describe, expect, it } from "vitest";
import { guestType, navigationType } from "./guest-type";

describe("guestType", () => {
  it.each([
    ["breeder", "/vet", "guest"],
    ["vet", "/pet-owner", "guest"],
    ["owner", "", "guest"],
    ["guest", "", "guest"],
    [undefined, "", "guest"],
    [undefined, "/", "breeder"],
    [undefined, "/vet/for-dogs", "vet"],
    ["guest", "/vet", "vet"],
    [undefined, "/pet-owner/products", "owner"],
    ["guest", "/pet-owner", "owner"],
    [undefined, "/breeder/for-cats", "breeder"],
    [undefined, "/store", "breeder"],
    [undefined, "/pet-owner/vet", "vet"],
    [undefined, "/breeder/for-dogs/breeds/russian-tsvetnaya-bolonka/9", "vet"],
  ] as const)("of %s at %j is %s", (type, path, expected) => {
    expect(guestType(type && { type }, path)).toBe(expected);
  });
});

describe("navigationType", () => {
  it.each([
    [{ path: "/vet/for-dogs" }, "vet"],
    [{ path: "/pet-owner/products?from=/vet" }, "owner"],
    [{ path: "/store/vet/canine/traits", tab: "owner", account: "breeder" }, "vet"],
    [{ path: "/breeder/for-dogs/breeds/vet/9" }, "breeder"],
    [{ path: "/breeder/for-dogs/breeds/russian-tsvetnaya-bolonka/9" }, "breeder"],
    [{ path: "/breeder/for-cats/breeds", tab: "owner" }, "owner"],
    [{ path: "/breeder/for-dogs/breeds/beagle/9?from=/breeder", tab: "vet" }, "vet"],
    [{ path: "/breeder/for-dogs/breedsandmore", tab: "vet" }, "breeder"],
    [{ path: "/store/russian-tsvetnaya-bolonka/p/9" }, "guest"],
    [{ path: "/", tab: "owner", account: "vet" }, "owner"],
    [{ path: "/", tab: "guest", account: "vet" }, "vet"],
    [{ path: "/", tab: "admin", account: "breeder" }, "breeder"],
    [{ path: "/", tab: "toString" }, "guest"],
    [{ path: "" }, "guest"],
  ] as const)("of %j is %s", (navigation, expected) => {
    expect(navigationType(navigation)).toBe(expected);
  });
});
