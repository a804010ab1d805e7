import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestPrograms } from "@/e2e/testing/programs";
import { fakeCatalogue, productPath } from "./fake-catalogue";

const countFiles = () => readdirSync(join(process.cwd(), ".next/server"), { recursive: true }).length;

test("200 requests for unknown and known pages write no file", async () => {
  const catalogue = await fakeCatalogue();
  const programs = await startTestPrograms({ env: { UPSTREAM_URL: catalogue.url } });
  try {
    await fetch(`${programs.shop}/nothing`);
    const before = countFiles();
    const addresses = Array.from({ length: 200 }, (_, at) =>
      at % 2 ? `/store/made-up-${at}/p/${9_001 + at}` : at % 4 ? `/made-up/${at}` : productPath(1 + at),
    );
    for (let at = 0; at < addresses.length; at += 20)
      await Promise.all(
        addresses.slice(at, at + 20).map(async (path) => {
          const response = await fetch(programs.shop + path);
          await response.arrayBuffer();
          expect([200, 404]).toContain(response.status);
        }),
      );
    expect(countFiles()).toBe(before);
  } finally {
    await programs.stop();
    await catalogue.stop();
  }
});
