import { expect, it } from "vitest";
import { parseShard, shardName, shardsOf, sitemapIndexXml, sitemapXml } from "./sitemap";

it("names its files so that they are found again", () => {
  for (const shard of [...shardsOf("products", 2500), ...shardsOf("breeds", 1)])
    expect(parseShard(shardName(shard))).toEqual(shard);
  expect(shardsOf("products", 2500)).toHaveLength(3);
  expect(shardsOf("products", 0)).toEqual([]);
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
