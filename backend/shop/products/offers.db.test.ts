import { beforeAll, describe, expect, it } from "vitest";
import { maxSavingPercent } from "@/lib/config/shop/catalogue";
import { products } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { sampleOf } from "@/tools/testing/test-effort";

const { callRoute, readRoute, database } = startTestBackend();

type Singly = NonNullable<Product["singly"]>;

interface OfferPage {
  readonly results: readonly {
    readonly id: number;
    readonly species: string | null;
    readonly details: { readonly price: Singly["price"] };
    readonly singly: Singly;
  }[];
  readonly count: number;
  readonly next: number | null;
}

async function list(query: Readonly<Record<string, string | number>>, country?: string): Promise<OfferPage> {
  const input = { query: { size: 100, ...query } };
  return readRoute("products.offers", input, country === undefined ? {} : { country });
}

async function all(country: string, query: Readonly<Record<string, string>> = {}) {
  const found: OfferPage["results"][number][] = [];
  for (let page: number | null = 1; page !== null;) {
    const { results, next } = await list({ ...query, page }, country);
    found.push(...results);
    page = next;
  }
  return found;
}

const cents = ({ amount }: { readonly amount: string }) => Math.round(Number(amount) * 100);

describe.each(["AU", "SE", "US"])("offers in %s", (country) => {
  let offers: OfferPage["results"];
  beforeAll(async () => {
    offers = await all(country);
  });

  it("cost less than their parts, biggest saving first", () => {
    expect(offers.length).toBeGreaterThan(20);
    const saved = offers.map(({ singly }) => cents(singly.saved));
    expect(saved).toEqual(saved.toSorted((one, other) => other - one));
    for (const { singly, details } of offers) {
      expect(cents(singly.saved)).toBeGreaterThan(0);
      expect(cents(singly.price) - cents(details.price)).toBe(cents(singly.saved));
      expect(cents(singly.saved) * 100).toBeLessThanOrEqual(cents(singly.price) * maxSavingPercent);
    }
  });

  it("match the comparison on the product page and are complete", async () => {
    const rows = await database()
      .select({ id: products.id, audiences: products.audiences })
      .from(products)
      .orderBy(products.id);
    const open = rows.filter(({ audiences }) => audiences.some((audience) => audience !== "vet"));
    const known = new Map(offers.map((offer) => [offer.id, offer.singly]));
    expect(known.size).toBe(offers.length);
    const isOffer = ({ id }: { id: number }) => known.has(id);
    const others = open.filter((product) => !isOffer(product));
    for (const { id } of [...sampleOf(open.filter(isOffer), 6), ...sampleOf(others, 16)]) {
      const { status, body } = await callRoute("products.get", { params: { id } }, { country });
      if (status === 404) expect(known.has(id)).toBe(false);
      else expect([id, (body as Product).singly]).toEqual([id, known.get(id) ?? null]);
    }
  }, 60_000);

  it("can be filtered by species and paged", async () => {
    const dogs = await all(country, { species: "canine" });
    expect(dogs).toEqual(offers.filter(({ species }) => species === "canine"));
    const { results, count } = await list({ page: 2, size: 20 }, country);
    expect(results).toEqual(offers.slice(20, 40));
    expect(count).toBe(offers.length);
  });
});

it("excludes products for vets only", async () => {
  const ids = (await all("AU")).map(({ id }) => id);
  const rows = await database().select({ id: products.id, audiences: products.audiences }).from(products);
  const forVets = rows.filter(({ audiences }) => audiences.join() === "vet").map(({ id }) => id);
  expect(forVets.length).toBeGreaterThan(3);
  expect(forVets.filter((id) => ids.includes(id))).toEqual([]);
});

it("returns an empty page beyond the last one and rejects an unknown species", async () => {
  expect(await list({ page: 99 }, "AU")).toMatchObject({ results: [], next: null });
  const { status } = await callRoute("products.offers", { query: { species: "equine" } });
  expect(status).toBe(428);
});
