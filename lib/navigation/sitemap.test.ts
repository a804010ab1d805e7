import { expect, it } from "vitest";
import { parseShard, shardName, listShards, sitemapIndexXml, sitemapXml } from "./sitemap";

it("shardName and parseShard are inverse", () => {
  for (const shard of [...listShards("products", 2500), ...listShards("breeds", 1)])
    expect(parseShard(shardName(shard))).toEqual(shard);
  expect(listShards("products", 2500)).toHaveLength(3);
  expect(listShards("products", 0)).toEqual([]);
});

it.each(["products-0.xml", "products-01.xml", "products-1", "users-1.xml", "products-1.xml/x", ""])(
  "parseShard rejects %s",
  (name) => expect(parseShard(name)).toBeUndefined(),
);

it("sitemapXml escapes URLs", () => {
  expect(sitemapXml([{ addresses: { en: "https://a.example/?x=1&y='<" } }])).toContain(
    "<url><loc>https://a.example/?x=1&amp;y=&apos;&lt;</loc></url>",
  );
  expect(sitemapIndexXml(["https://a.example/s.xml"])).toContain("<loc>https://a.example/s.xml</loc>");
});

it("sitemapXml lists a page in each language, with all of its translations", () => {
  const page = {
    en: "https://a.example/x",
    de: "https://a.example/de/x",
    "x-default": "https://a.example/x",
  };
  const xml = sitemapXml([{ addresses: page }]);
  expect(xml.match(/<loc>[^<]*/g)).toEqual(["<loc>https://a.example/x", "<loc>https://a.example/de/x"]);
  expect(xml.match(/hreflang="[^"]*"/g)).toEqual(
    ["en", "de", "x-default", "en", "de", "x-default"].map((language) => `hreflang="${language}"`),
  );
});

it("sitemapXml has the day of the last change where it is known", () => {
  const addresses = { en: "https://a.example/x" };
  expect(sitemapXml([{ addresses, changedOn: "2026-02-03" }])).toContain("<lastmod>2026-02-03</lastmod>");
  expect(sitemapXml([{ addresses }])).not.toContain("lastmod");
});
