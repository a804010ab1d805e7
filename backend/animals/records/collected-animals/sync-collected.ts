import type { Body } from "@/lib/contract/calls";
import { codedText } from "@/lib/domain/error-response";
import { collectedRecord } from "@/lib/contract/animals/records/collected-animals/collected-animals.fields";
import type { CollectedRecord } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { parseBody, type FieldErrors } from "@/lib/contract/parse";
import type { Db } from "@/backend/db/client";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { findAgent } from "./find-agent";
import { storeRecord } from "./store-record";
import sharp from "sharp";
import { signatureSize } from "@/lib/config/community/acm-forms";
import { collectorLimits } from "@/lib/config/animals/collector";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const timeoutSeconds = 5;

type UploadedRecord = Body<"collectedAnimals.sync">["records"][number];

const otherAgent = new Refusal(409, { code: "other_agent", message: "refusals.collectorOtherAgent" });

/** Stores the records of an agent's device, each in a transaction of its own. */
export async function syncCollected(
  { db, caller }: SignedInDbContext,
  { body: { agentId, records } }: Input<"collectedAnimals.sync">,
) {
  const agent = await findAgent(db, caller);
  if (agent instanceof Refusal) return agent;
  // The session may have changed since the page has read who is signed in.
  if (agent.id !== agentId) return otherAgent;
  const results = [];
  for (const upload of records) results.push(await syncRecord(db, caller, upload));
  return results.find((result) => result instanceof Refusal) ?? { results: results.filter(isResult) };
}

async function syncRecord(db: Db, caller: Caller, { clientId, record }: UploadedRecord) {
  const parsed = parseBody(collectedRecord(), record);
  if (!parsed.ok) return refused(clientId, parsed.errors);
  const picture = await readPicture(parsed.value);
  if (picture === undefined) return refused(clientId, { signature: "fields.collectorSignature" });
  const upload = { clientId, record: parsed.value, picture };
  const refusal = await runInTransaction(db, (tx) => storeRecord(tx, caller, upload));
  if (!(refusal instanceof Refusal)) return { clientId, status: "stored" as const, errors: [] };
  // Anything but wrong fields concerns all records: signed out, or no agent any more.
  return refusal.status === 428 ? refused(clientId, refusal.body as FieldErrors) : refusal;
}

/** Null for a signature by name. */
async function readPicture({ signature }: CollectedRecord): Promise<Buffer | null | undefined> {
  return signature === null ? null : readSignaturePicture(signature);
}

const refused = (clientId: string, errors: FieldErrors) => ({
  clientId,
  status: "refused" as const,
  errors: Object.entries(errors).map(([field, code]) => ({ field, ...codedText(code) })),
});

const isResult = <Result>(result: Result | Refusal): result is Result => !(result instanceof Refusal);

/** Decodes a drawn signature and encodes it again, so that only a picture is stored. Undefined for anything else. */
async function readSignaturePicture(base64: string): Promise<Buffer | undefined> {
  const file = Buffer.from(base64, "base64");
  if (!png.every((byte, at) => file[at] === byte)) return undefined;
  const { width, height } = signatureSize;
  try {
    const image = await sharp(file, { limitInputPixels: width * height, failOn: "error" })
      .flatten({ background: "white" })
      .png({ palette: true, colours: 16 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return image.length > collectorLimits.signatureBytes ? undefined : image;
  } catch {
    return undefined;
  }
}
