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
  expect(sitemapXml(["https://a.example/?x=1&y='<"])).toContain(
    "<url><loc>https://a.example/?x=1&amp;y=&apos;&lt;</loc></url>",
  );
  expect(sitemapIndexXml(["https://a.example/s.xml"])).toContain("<loc>https://a.example/s.xml</loc>");
});
