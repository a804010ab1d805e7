import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { activations } from "@/backend/db/schema/activations";
import { reportVersions } from "@/backend/db/schema/lab";
import { createKitBuyer, genoPet, record } from "@/backend/kits/activation/testing/activation-kit";
import { startTestBackend } from "@/backend/testing/server";
import type { ReportContent } from "@/lib/domain/animals/report-content";

const backend = startTestBackend();
const { callRoute, readRoute, database } = backend;
const buyKits = createKitBuyer(backend);

const authenticate = (barcode: string) => callRoute("reportAuthentication.get", { params: { barcode } });

const content: ReportContent = {
  animal: { name: "Secret Rex", species: "canine", sex: "male" },
  profile: null,
  others: [],
  tests: [{ test: "pll", locus: "ADAMTS17", genotype: "N/N", outcome: "clear", reason: null }],
  assayVersion: "1",
};

it("report authentication lists the versions of a report without its content, and no report as an unknown barcode", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const activated = await readRoute("activation.activate", { body: record(barcode) });
  const nothing = { isGenuine: false, versions: [] };
  for (const other of [barcode, "TM0000000000000", "somebody else's"])
    expect(await authenticate(other)).toMatchObject({ status: 200, body: nothing });

  const { token } = activated;
  const [row] = await database().select().from(activations).where(eq(activations.token, token));
  const activationId = row?.id ?? 0;
  await database()
    .insert(reportVersions)
    .values([
      { activationId, version: 1, status: "superseded", isPartial: true, content },
      { activationId, version: 2, status: "current", isPartial: false, content },
    ]);
  const { body } = await authenticate(`${barcode.slice(0, 2)} ${barcode.slice(2).toLowerCase()}`);
  expect(body).toMatchObject({
    isGenuine: true,
    versions: [
      { version: 2, status: "current", isPartial: false, isSigned: false },
      { version: 1, status: "superseded", isPartial: true },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Rex|pll|ADAMTS17|jo@test|Field/);
});
