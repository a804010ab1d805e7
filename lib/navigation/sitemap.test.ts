import { expect, it } from "vitest";
import { parseShard, shardName, listShards, sitemapIndexXml, sitemapXml } from "./sitemap";

it("names its files so that they are found again", () => {
  for (const shard of [...listShards("products", 2500), ...listShards("breeds", 1)])
    expect(parseShard(shardName(shard))).toEqual(shard);
  expect(listShards("products", 2500)).toHaveLength(3);
  expect(listShards("products", 0)).toEqual([]);
});

it.each(["products-0.xml", "products-01.xml", "products-1", "people-1.xml", "products-1.xml/x", ""])(
  "%s is none of them",
  (name) => expect(parseShard(name)).toBeUndefined(),
);

it("escapes addresses", () => {
  expect(sitemapXml(["https://a.example/?x=1&y='<"])).toContain(
    "<url><loc>https://a.example/?x=1&amp;y=&apos;&lt;</loc></url>",
  );
  expect(sitemapIndexXml(["https://a.example/s.xml"])).toContain("<loc>https://a.example/s.xml</loc>");
});
