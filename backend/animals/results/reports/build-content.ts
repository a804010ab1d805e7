import type { Language } from "@/lib/config/languages";
import type { BreedShare, DocumentContent } from "@/lib/domain/kernel/document-content";
import { speciesName } from "@/lib/domain/species";
import { breedingMeaning, testMeaning } from "@/lib/domain/animals/test-meaning";
import { getTranslator } from "@/lib/i18n/messages";
import type { Tx } from "@/backend/db/client";
import { describeTest, readTestFacts } from "@/backend/animals/public/describe-test";
import { findPanel } from "@/backend/genetics/panels";
import { readBreedNames } from "@/backend/shop/public/read-breed-names";
import { chooseProfile, listUsableTubes } from "@/backend/kits/public/choose-profile";
import { type DescribedTest, type DocumentName, type ReportParts, testsOf } from "./available-documents";
import type { FoundReport } from "./find-report";

/** What documents of this report can show, in this language. */
export async function readParts(
  tx: Tx,
  { animal: { speciesId }, version: { content } }: FoundReport,
  language: Language,
): Promise<ReportParts> {
  const shares = readBreeds(content.others.find(({ kind }) => kind === "breed-mix")?.content);
  const nameOf = await readBreedNames(tx, { speciesId, language, names: shares.map(({ breed }) => breed) });
  return {
    tests: await describeTests(tx, content, language),
    breeds: shares.map(({ breed, percent }) => ({ breed: nameOf(breed), percent })),
    hasProfile: content.profile !== null,
  };
}

type Issued = FoundReport["version"]["content"];

async function describeTests(
  tx: Tx,
  { animal, tests, assayVersion }: Issued,
  language: Language,
): Promise<DescribedTest[]> {
  const codes = tests.map(({ test }) => test);
  const facts = await readTestFacts(tx, { language, codes, breedId: null });
  const t = getTranslator(language, "results");
  return tests.map((result) => {
    const test = describeTest(result, assayVersion, facts);
    const { code, name, genotype, outcome, isTrait } = test;
    const isFinding = outcome === "carrier" || outcome.startsWith("at-risk");
    const meaning = [
      ...(isFinding || outcome === "trait" ? [testMeaning(test, animal.name, t)] : []),
      ...(isFinding ? [breedingMeaning(test, animal, t)] : []),
    ];
    return { code, name, genotype, outcome, isTrait, ...(meaning.length > 0 && { meaning }) };
  });
}

/** Shares of a breed mix, the largest first. Laboratories send them; anything else is left out. */
function readBreeds(content: unknown): BreedShare[] {
  const list: unknown = Object(content ?? {}).breeds;
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((row: unknown) => {
      const { breed, percent } = Object(row ?? {}) as {
        readonly breed?: unknown;
        readonly percent?: unknown;
      };
      return typeof breed === "string" && typeof percent === "number" ? [{ breed, percent }] : [];
    })
    .toSorted((a, b) => b.percent - a.percent);
}

/** What the document states. */
export async function buildContent(
  tx: Tx,
  report: FoundReport,
  name: DocumentName,
  parts: ReportParts,
): Promise<DocumentContent> {
  const { version, barcode, collector } = report;
  const { kind, key } = name;
  const isReport = (type: string) => kind === "report" && key === type;
  const hasBreeds = kind === "breed-certificate" || isReport("breed") || isReport("full");
  const hasProfile = isReport("dna-profile");
  const { profile, assayVersion } = version.content;
  return {
    kind,
    key,
    barcode,
    collector,
    assayVersion,
    version: version.version,
    animal: describeAnimal(report),
    issuedOn: version.issuedAt.toISOString().slice(0, 10),
    panel: hasProfile && profile !== null ? (findPanel(profile.panel)?.name ?? profile.panel) : null,
    tests: testsOf(name, parts.tests).map(({ isTrait: _, ...test }) => test),
    breeds: hasBreeds ? parts.breeds : [],
    markers: hasProfile ? await readMarkers(tx, version) : {},
    parentage: null,
  };
}

function describeAnimal({ animal, breed }: FoundReport): DocumentContent["animal"] {
  const { name, registrationName, registrationNumber, chipNumber, sex, bornOn, speciesId } = animal;
  return {
    name,
    registrationName,
    registrationNumber,
    chipNumber,
    breed,
    sex,
    bornOn,
    species: speciesName(speciesId),
  };
}

/** As issued. Reports from before they held alleles: of the activation's tubes that count. */
async function readMarkers(
  tx: Tx,
  { activationId, content: { profile } }: FoundReport["version"],
): Promise<DocumentContent["markers"]> {
  if (profile === null) return {};
  if (profile.alleles !== undefined) return profile.alleles;
  const chosen = await chooseProfile(tx, await listUsableTubes(tx, activationId), profile.panel);
  return chosen?.alleles ?? {};
}
