import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, stagePasses } from "@/backend/db/schema/lab";
import { outbox } from "@/backend/db/schema/outbox";
import type { LabEvent, LabEventContent } from "@/lib/domain/kits/lab-event";
import { labStages } from "@/lib/config/kits/lab";
import { insertKits, randomBarcode } from "@/backend/kits/kits/insert-kits";
import { acceptLabEvents } from "@/backend/kits/lab/accept-events";
import { processLabEvents } from "@/backend/kits/lab/process-events";
import { insertActivation } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

export interface TestTube {
  readonly kitId: number;
  readonly barcode: string;
  readonly activationId: number;
  readonly animalId: number;
  readonly email: string;
}

interface TubeOptions {
  /** False: the tube reaches the laboratory before anybody has activated it. */
  readonly isActivated?: boolean;
  readonly sex?: "female" | "male";
  readonly damId?: number;
}

let counter = 0;

/** Tubes, deliveries of events and the job, without the HTTP call and the job queue. */
export function createLabBench(db: Db) {
  async function addTube({ isActivated = true, ...facts }: TubeOptions = {}): Promise<TestTube> {
    const [kitId = 0] = await insertKits(db, { productId: 969 }, 1, randomBarcode);
    const [kit] = await db.select().from(kits).where(eq(kits.id, kitId));
    const tube = { kitId, barcode: kit?.barcode ?? "", email: `tube-${++counter}@test.example` };
    const ids = isActivated ? await activate(tube, facts) : { activationId: 0, animalId: 0 };
    return { ...tube, ...ids };
  }

  async function activate(
    { kitId, email }: Pick<TestTube, "kitId" | "email">,
    facts: Omit<TubeOptions, "isActivated"> = {},
  ) {
    const animalId = await createAnimal(db, { name: "Juniper", sex: "female", ...facts });
    return { activationId: await insertActivation(db, { kitId, animalId, email }), animalId };
  }

  const accept = (events: readonly LabEvent[], lab = "acme") =>
    db.transaction((tx) => acceptLabEvents(tx, { lab, keyId: null }, events));

  /** Runs the jobs that wait, as the job runner would. */
  async function work(): Promise<void> {
    const { rows } = await db.execute<{ kit_id: number }>(
      sql`delete from pgboss.job where name = 'process-lab-events' returning (data->>'kitId')::int as kit_id`,
    );
    for (const kitId of new Set(rows.map(({ kit_id }) => kit_id)))
      await processLabEvents({ db, appOrigin: "http://localhost:3000" }, kitId);
  }

  async function deliver(events: readonly LabEvent[], lab?: string) {
    const answers = await accept(events, lab);
    await work();
    return answers;
  }

  const readProgress = async ({ kitId }: Pick<TestTube, "kitId">) => {
    const [row] = await db.select().from(labProgress).where(eq(labProgress.kitId, kitId));
    return row;
  };

  const listPasses = ({ kitId }: Pick<TestTube, "kitId">) =>
    db
      .select()
      .from(stagePasses)
      .where(eq(stagePasses.kitId, kitId))
      .orderBy(stagePasses.at, stagePasses.stage);

  const listSubjects = async (...tubes: readonly Pick<TestTube, "email">[]): Promise<string[]> => {
    const emails = tubes.map(({ email }) => email);
    const rows = await db.select().from(outbox).where(inArray(outbox.to, emails)).orderBy(outbox.id);
    return rows.map(({ subject }) => subject);
  };

  return { addTube, activate, accept, work, deliver, readProgress, listPasses, listSubjects };
}

let sequences = 0;

/** An event about a tube, later than all before. */
export function labEvent({ barcode }: Pick<TestTube, "barcode">, content: LabEventContent): LabEvent {
  const sequence = ++sequences;
  const occurredAt = new Date(Date.UTC(2026, 0, 5, 9, sequence)).toISOString();
  return { ...content, eventId: randomUUID(), barcode, sequence, occurredAt };
}

/** Every stage in its order. */
export const allStages = (tube: Pick<TestTube, "barcode">): LabEvent[] =>
  labStages.map((stage) => labEvent(tube, { type: "stage", stage }));

/** Each 1 to 5 times, in any order. Deterministic. */
export function shuffleRepeated<Item>(items: readonly Item[], seed = 1): Item[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const repeated = items.flatMap((item) => Array.from({ length: 1 + Math.floor(random() * 5) }, () => item));
  return repeated
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
