import { productTypes } from "@/lib/config/shop/product-types";
import { describe, expect, it } from "vitest";
import { buildProducts } from "./build-products";
import { testByCode } from "./test-facts";

const products = buildProducts();
const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z0-9])/);
const artefacts = [
  /\b(undefined|null|NaN)\b|[{}]/,
  / {2}|\s[.,;:]|\.\.|,,|;\.|^\s|\s$/,
  /\b(?!Chow)(\w+) \1\b/i,
  /\ba (?=[aeio])|\ban (?=[bcdfgjkmpqtvwz])/,
];

describe("generated texts", () => {
  it("contain no template artefacts", () => {
    for (const { name, summary, description } of products) {
      for (const text of [name, summary, description]) {
        for (const artefact of artefacts) expect(text, name).not.toMatch(artefact);
      }
    }
  });

  it("end in a full stop and begin with a capital or a number", () => {
    for (const { name, summary, description } of products) {
      for (const text of [summary, description]) {
        expect(text, name).toMatch(/[^.]\.$/);
        expect(text, name).toMatch(/^[A-Z0-9]/);
      }
    }
  });

  it("stay within their length limits", () => {
    for (const { name, summary, description } of products) {
      expect(name.length, name).toBeLessThanOrEqual(90);
      expect(summary.length, name).toBeLessThanOrEqual(160);
      expect(sentencesOf(summary), name).toHaveLength(1);
      expect(sentencesOf(description).length, name).toBeGreaterThanOrEqual(2);
      expect(sentencesOf(description).length, `${name}: ${description}`).toBeLessThanOrEqual(5);
    }
  });

  it("have names that make a valid slug", () => {
    for (const { name } of products) expect(name).toMatch(/^[\p{L}\d][\p{L}\d ,:()–>.&-]*$/u);
  });

  it("do not call a trait a disease, nor its bearer affected", () => {
    for (const product of products.filter((one) => one.typeId === productTypes.trait)) {
      expect(`${product.summary} ${product.description}`, product.name).not.toMatch(/affected|disease/i);
    }
  });

  it("word disputed and multi-gene variants as risk", () => {
    const disputed = ["arvc-box", "cdn-dach", "dcm1-dob", "dcm2-dob", "hcm-sphynx", "sas-newf"];
    for (const code of disputed) {
      const product = products.find((one) => one.id === testByCode(code).productId);
      expect(`${product?.name} ${product?.summary} ${product?.description}`, code).toMatch(/\brisk\b/);
      expect(product?.description, code).toMatch(/disputed|agree|confirmed|question|limited/);
    }
  });

  it("explain each mode of inheritance", () => {
    const text = (code: string): string => {
      const { productId } = testByCode(code);
      return products.find((product) => product.id === productId)?.description ?? "";
    };
    expect(text("prcd")).toMatch(/two copies/);
    expect(text("pkd1")).toMatch(/dominant: one copy/);
    expect(text("haem-a")).toMatch(/X chromosome.*male.*female/);
    expect(text("orange")).toMatch(/tortoiseshell/);
    expect(text("glom-scwt")).toMatch(/never of certainty/);
  });

  it("name at most six breeds of a test", () => {
    const long = products.find((product) => product.id === testByCode("cea").productId);
    expect(long?.description).toContain("and occurs in some other breeds too");
    expect(long?.description).not.toContain("Hokkaido");
  });
});
