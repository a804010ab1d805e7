import { eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { getTranslator } from "@/lib/i18n/messages";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInCaller } from "@/backend/http/caller";
import type { GeneratedFile } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { DocumentSource } from "@/backend/animals/results/reports/issue-document";
import { issueFile, type OpenContext } from "@/backend/animals/results/reports/issue-file";
import { readReport } from "./read-report";

type Report = Exclude<Awaited<ReturnType<typeof readReport>>, Refusal>;

const notReady = new Refusal(409, {
  code: "not_reported",
  message: "documents.parentageReport",
});

/** The report of a request as a signed PDF. It names no animal that the requester may not know. */
export async function openReport(
  context: OpenContext,
  { id, isMailed }: { readonly id: number; readonly isMailed: boolean },
): Promise<GeneratedFile | Refusal> {
  return issueFile(context, (tx) => readSource(tx, context.caller, id), isMailed);
}

async function readSource(tx: Tx, caller: SignedInCaller, id: number): Promise<DocumentSource | Refusal> {
  const report = await readReport(tx, caller, id);
  if (report instanceof Refusal) return report;
  const { outcome, reportedAt, offspring } = report;
  if (outcome === null || reportedAt === null) return notReady;
  const [animal] = await tx.select().from(animals).where(eq(animals.id, offspring.id));
  if (animal === undefined) return notFound();
  const content = buildContent({ ...report, outcome, reportedAt }, animal, caller.language);
  return { animalId: animal.id, reportVersionId: null, parentageRequestId: id, content };
}

type Finished = Report & { readonly outcome: NonNullable<Report["outcome"]>; readonly reportedAt: string };

function buildContent(
  { outcome, reportedAt, species, panel, markers, offspring, dam, sire }: Finished,
  animal: typeof animals.$inferSelect,
  language: Language,
): DocumentContent {
  const t = getTranslator(language, "parentage");
  const nameOf = (parent: Report["dam"]) =>
    parent === null ? null : (parent.registrationName ?? parent.name ?? t("animalOfOther"));
  const { registrationNumber, chipNumber, bornOn } = animal;
  const numbers = offspring.isMine
    ? { registrationNumber, chipNumber, bornOn }
    : { registrationNumber: null, chipNumber: null, bornOn: null };
  return {
    kind: "parentage",
    key: "",
    barcode: null,
    version: 1,
    collector: "",
    assayVersion: "",
    issuedOn: reportedAt.slice(0, 10),
    panel: panel?.name ?? null,
    animal: {
      ...numbers,
      name: offspring.name ?? t("animalOfOther"),
      registrationName: offspring.registrationName,
      species,
      breed: offspring.breed,
      sex: offspring.sex,
    },
    tests: [],
    breeds: [],
    markers: {},
    parentage: { outcome, dam: nameOf(dam), sire: nameOf(sire), markers },
  };
}
