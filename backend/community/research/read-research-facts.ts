import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { countries } from "@/backend/db/schema/geography";
import { researchApplications, researchFiles } from "@/backend/db/schema/research";

type Application = Awaited<ReturnType<typeof selectApplications>>[number];

export interface ResearchFacts {
  readonly contact: Pick<Application, "name" | "email">;
  readonly facts: Omit<Application, "approvalId" | "name" | "email"> & {
    readonly files: Omit<Awaited<ReturnType<typeof selectFiles>>[number], "approvalId">[];
  };
}

/** What admins see of research applications, by the id of the approval. */
export async function readResearchFacts(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ResearchFacts>> {
  if (ids.length === 0) return new Map();
  const applications = await selectApplications(tx, ids);
  const allFiles = await selectFiles(tx, ids);
  return new Map(
    applications.map(({ approvalId, name, email, ...facts }) => {
      const own = allFiles.filter((file) => file.approvalId === approvalId);
      const files = own.map(({ id, type, bytes }) => ({ id, type, bytes }));
      return [approvalId, { contact: { name, email }, facts: { ...facts, files } }];
    }),
  );
}

/** The contact of an application: guests have no account, and others may give another address. */
export async function readResearchContact(tx: Tx, approvalId: number) {
  const { name, email, language } = researchApplications;
  const [contact] = await tx
    .select({ name, email, language })
    .from(researchApplications)
    .where(eq(researchApplications.approvalId, approvalId));
  return contact;
}

function selectApplications(tx: Tx, ids: readonly number[]) {
  const { approvalId, name, email, role, institution, project, species, breeds } = researchApplications;
  return tx
    .select({ approvalId, name, email, role, institution, project, species, breeds, country: countries.name })
    .from(researchApplications)
    .innerJoin(countries, eq(countries.code, researchApplications.countryCode))
    .where(inArray(approvalId, [...ids]));
}

function selectFiles(tx: Tx, ids: readonly number[]) {
  const { id, approvalId, type, bytes, createdAt } = researchFiles;
  return tx
    .select({ id, approvalId, type, bytes })
    .from(researchFiles)
    .where(inArray(approvalId, [...ids]))
    .orderBy(asc(createdAt), asc(id));
}
