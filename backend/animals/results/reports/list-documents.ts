import { and, desc, eq, lte } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { type AnimalAccess, readAccess } from "@/backend/kernel/animal-access/read-access";
import { type DocumentName, listAvailable } from "./available-documents";
import { readParts } from "./build-content";
import { stateOfDocument } from "./document-state";
import { type FoundReport, listReportsOf } from "./find-report";

/** Documents of an animal for anyone who may read them: by report, and those of earlier versions. */
export async function listDocuments(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id: animalId } }: Input<"reports.list">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, animalId, "documents");
  if (access === undefined) return notFound();
  const issued = await listIssued(tx, access);
  const found = await listReportsOf(tx, access, language);
  const reports = [];
  for (const report of found) reports.push(await describeReport(tx, report, issued, language));
  const listed = new Set(found.map(({ version }) => version.id));
  return {
    animal: { id: animalId, name: nameFor(access, found) },
    isOwner: access.relation === "owner",
    reports,
    others: issued
      .filter(({ reportVersionId }) => reportVersionId === null || !listed.has(reportVersionId))
      .map(({ kind, key, version, test, ...row }) => ({ ...toIssued(row), kind, key, version, test })),
  };
}

/** A former owner sees the name of their time. */
function nameFor({ animal, relation }: AnimalAccess, [newest]: readonly FoundReport[]): string {
  return relation === "former-owner" ? (newest?.version.content.animal.name ?? animal.name) : animal.name;
}

/** Everything that was issued, newest first, without the files. */
async function listIssued(tx: Tx, { animal, until, relation }: AnimalAccess) {
  const { token, kind, key, language, content, issuedAt, hiddenAt, revokedAt, reportVersionId } =
    issuedDocuments;
  const rows = await tx
    .select({
      token,
      kind,
      key,
      language,
      content,
      issuedAt,
      hiddenAt,
      revokedAt,
      reportVersionId,
      reportStatus: reportVersions.status,
    })
    .from(issuedDocuments)
    .leftJoin(reportVersions, eq(reportVersions.id, reportVersionId))
    .where(
      and(
        eq(issuedDocuments.animalId, animal.id),
        until === null ? undefined : lte(reportVersions.issuedAt, until),
      ),
    )
    .orderBy(desc(issuedAt));
  return (
    rows
      // Parentage has a scope of its own.
      .filter((row) => row.reportVersionId !== null || relation === "owner")
      .map(({ content: { version, tests }, ...row }) => ({
        ...row,
        version,
        test: row.kind === "single" ? (tests[0]?.name ?? null) : null,
      }))
  );
}

type IssuedRow = Awaited<ReturnType<typeof listIssued>>[number];

function toIssued({
  token,
  issuedAt,
  hiddenAt,
  revokedAt,
  reportStatus,
}: Pick<IssuedRow, "token" | "issuedAt" | "hiddenAt" | "revokedAt" | "reportStatus">) {
  return {
    token,
    issuedAt: issuedAt.toISOString(),
    state: stateOfDocument({ revokedAt }, reportStatus),
    isHidden: hiddenAt !== null,
  };
}

async function describeReport(tx: Tx, report: FoundReport, issued: readonly IssuedRow[], language: Language) {
  const { barcode, product, version, isUnpaid } = report;
  const isUsable = !isUnpaid && version.status !== "revoked";
  const parts = await readParts(tx, report, language);
  const nameOf = new Map(parts.tests.map(({ code, name }) => [code, name]));
  const findIssued = ({ kind, key }: DocumentName) =>
    issued.find(
      (row) =>
        row.reportVersionId === version.id &&
        row.kind === kind &&
        row.key === key &&
        row.language === language,
    );
  return {
    barcode,
    product,
    isUnpaid,
    version: version.version,
    status: version.status,
    issuedAt: version.issuedAt.toISOString(),
    documents: (isUsable ? listAvailable(parts) : []).map((name) => {
      const row = findIssued(name);
      const test = name.kind === "single" ? (nameOf.get(name.key) ?? null) : null;
      return { ...name, test, issued: row === undefined ? null : toIssued(row) };
    }),
  };
}
