import type { CallInput } from "@/lib/contract/request";
import type { Area } from "@/lib/contract/routes";
import type { AccessScenario, Viewer } from "./create-access-fixtures";

/** Who may make a call with the animal of the scene. Everybody else is refused. */
export interface CallRule {
  /** "everybody": signed in where the call needs it. The response contains only what is theirs. */
  readonly allowed: "everybody" | readonly Viewer[];
  /** Status for those who are allowed: 200, or 204 without a response, unless set. */
  readonly status?: number;
  /** 404 unless set: others do not learn that the record exists. 403: the account lacks a right. 428: a field is refused. */
  readonly refused?: 403 | 428;
  /** Who has the right, but not to this record. */
  readonly notFoundFor?: readonly Viewer[];
  /** Path, query and body; by default the path has the id of the animal. */
  readonly input?: (scene: AccessScenario) => CallInput;
  /** Sent as a file with this type instead of the body. */
  readonly fileType?: string;
}

export const matrixAreas: readonly Area[] = [
  ...(["animals", "animalSharing", "animalTransfers", "results", "dnaProfiles", "reports"] as const),
  ...(["parentage", "clubs", "collectedAnimals", "passports", "animalExport", "dvAccess"] as const),
  ...(["breedingStrategy", "litterColours"] as const),
];

const ownerOnly = ["owner"] as const;
const seesSummary = ["owner", "shared: summary", "shared: results", "club member", "dogs victoria"] as const;
const seesResults = ["owner", "shared: results", "club member", "dogs victoria"] as const;
/** What a former owner keeps as well. */
const seesReports = ["owner", "shared: results", "former owner", "club member", "dogs victoria"] as const;
const seesDocuments = ["owner", "shared: documents", "former owner"] as const;
const comparesParents = ["owner", "shared: parentage", "club member"] as const;

const withAnimal = ({ animalId }: Pick<AccessScenario, "animalId">) => ({ params: { id: animalId } });
const withTube = ({ animalId, barcode }: AccessScenario) => ({ params: { id: animalId, barcode } });
const withTransfer = ({ transferId }: AccessScenario) => ({ params: { id: transferId } });
const withAnimalIds = ({ animalId }: AccessScenario) => ({ body: { animal_ids: [animalId] } });
const withRecord = ({ collectedId }: AccessScenario) => ({ params: { id: collectedId } });
const withRequest = ({ requestId }: AccessScenario) => ({ params: { id: requestId } });
const withPassport = ({ passportToken }: AccessScenario) => ({ params: { token: passportToken } });
const withParents = ({ animalId, damNumber }: AccessScenario) => ({
  body: { offspring_id: animalId, dam_number: damNumber },
});

const labrador = 548;
const share = { kind: "dv", scopes: ["summary"] };
const pet = { petName: "Rex", gender: "male", weightType: "kg", isMixedBreed: false };
const record = {
  petName: "Rex",
  gender: "male",
  species: "canine",
  ownerName: "Jo",
  collectedOn: "2026-01-02",
};

/** Every call of the areas about animals. A call that is not listed fails the test. */
export const allowedCalls: Readonly<Record<string, CallRule>> = {
  "animals.list": { allowed: "everybody" },
  "animals.get": { allowed: seesSummary },
  "animals.profile": { allowed: seesResults },
  "animals.barcodes": { allowed: seesReports },
  "animals.upgradeProducts": { allowed: ownerOnly, input: withTube },
  "animals.breedProfile": {
    allowed: seesResults,
    input: ({ animalId }) => ({ params: { id: labrador, animal: animalId } }),
  },
  "animals.pedigree": { allowed: seesSummary },
  "animals.timeline": { allowed: ownerOnly },
  "animals.parents": { allowed: ownerOnly },
  "animals.update": {
    allowed: ownerOnly,
    input: (scene) => ({ ...withAnimal(scene), body: pet }),
  },
  // It has a sample: it can be archived only.
  "animals.remove": { allowed: ownerOnly, status: 409 },
  "animals.archive": { allowed: ownerOnly },
  "animals.restore": { allowed: ownerOnly },
  // What is sent is not a photo.
  "animals.setPhoto": { allowed: ownerOnly, status: 428, fileType: "image/png" },
  "animals.removePhoto": { allowed: ownerOnly },
  "animalSharing.share": {
    allowed: ownerOnly,
    input: (scene) => ({ ...withAnimal(scene), body: share }),
  },
  "animalSharing.list": { allowed: ownerOnly },
  "animalSharing.revoke": {
    allowed: ["owner", "shared: summary", "shared: results", "shared: documents", "shared: parentage"],
  },
  "animalSharing.readLink": {
    allowed: "everybody",
    input: ({ linkToken }) => ({ params: { token: linkToken } }),
  },
  "animalTransfers.list": { allowed: "everybody" },
  // It was offered to somebody already.
  "animalTransfers.create": {
    allowed: ownerOnly,
    status: 409,
    input: ({ animalId }) => ({ body: { animal_ids: [animalId], email: "y@cast.test" } }),
  },
  "animalTransfers.accept": { allowed: [], input: withTransfer },
  "animalTransfers.decline": { allowed: [], input: withTransfer },
  "animalTransfers.cancel": { allowed: ownerOnly, input: withTransfer },
  "results.get": { allowed: seesReports, input: withTube },
  "results.list": { allowed: "everybody" },
  "results.clearByDescent": { allowed: seesResults },
  "results.family": { allowed: seesResults },
  "results.advance": { allowed: "everybody" },
  "dnaProfiles.get": { allowed: seesReports, input: withTube },
  "dnaProfiles.marsResults": { allowed: seesReports, input: withTube },
  "reports.breedCertificate": { allowed: seesDocuments, input: withTube },
  "reports.report": {
    allowed: seesDocuments,
    input: (scene) => ({ ...withTube(scene), query: { report_type: "full" } }),
  },
  "reports.singleReport": {
    allowed: seesDocuments,
    input: ({ animalId, barcode }) => ({ params: { id: animalId, key: "full" }, query: { barcode } }),
  },
  "reports.certificate": {
    allowed: seesDocuments,
    input: ({ barcode, ...scene }) => ({ ...withAnimal(scene), query: { barcode } }),
  },
  "reports.list": { allowed: seesDocuments },
  "parentage.animals": { allowed: "everybody" },
  "parentage.options": { allowed: "everybody" },
  "parentage.list": { allowed: "everybody" },
  "parentage.report": { allowed: ownerOnly, input: withRequest },
  "parentage.document": { allowed: ownerOnly, input: withRequest },
  // Nobody has bought a verification. An animal that they may not compare is a refused field.
  "parentage.create": { allowed: comparesParents, status: 409, refused: 428, input: withParents },
  "parentage.createViaClub": { allowed: ["club member"], status: 409, refused: 428, input: withParents },
  "parentage.remove": { allowed: ownerOnly, input: withRequest },
  "parentage.consents": { allowed: "everybody" },
  "parentage.consent": {
    allowed: ownerOnly,
    input: ({ animalId, waitingRequestId }) => ({
      params: { id: waitingRequestId },
      body: { animal_id: animalId, decision: "refused" },
    }),
  },
  "parentage.addToPedigree": { allowed: ownerOnly, input: withRequest },
  "clubs.transferAnimals": {
    allowed: [],
    refused: 403,
    notFoundFor: ["club member"],
    input: withAnimalIds,
  },
  "clubs.mine": { allowed: "everybody" },
  "clubs.access": { allowed: ["club member"], refused: 403 },
  "clubs.removeAccess": {
    allowed: ownerOnly,
    input: ({ animalId }) => ({ query: { animalId } }),
  },
  "collectedAnimals.list": { allowed: ["agent"], refused: 403 },
  "collectedAnimals.create": { allowed: ["agent"], refused: 403, input: () => ({ body: record }) },
  "collectedAnimals.update": {
    allowed: ["agent"],
    refused: 403,
    input: (scene) => ({ ...withRecord(scene), body: record }),
  },
  "collectedAnimals.remove": { allowed: ["agent"], refused: 403, input: withRecord },
  "collectedAnimals.collector": { allowed: ["agent"], refused: 403 },
  // The records of another account than the agent's.
  "collectedAnimals.sync": { allowed: ["agent"], status: 409, refused: 403 },
  "collectedAnimals.signature": { allowed: ["agent"], input: withRecord },
  "collectedAnimals.waiting": { allowed: "everybody" },
  "collectedAnimals.claim": { allowed: ["stranger"], input: withRecord },
  "collectedAnimals.decline": { allowed: ["stranger"], input: withRecord },
  "passports.get": { allowed: "everybody", input: withPassport },
  "passports.changeVisibility": {
    allowed: ownerOnly,
    input: (scene) => ({ ...withPassport(scene), body: { isHidden: true } }),
  },
  "dvAccess.list": { allowed: ["dogs victoria"], refused: 403 },
  "dvAccess.exportTable": { allowed: ["dogs victoria"], refused: 403 },
  "dvAccess.reads": { allowed: ownerOnly },
  "animalExport.all": { allowed: "everybody" },
  "animalExport.one": { allowed: ownerOnly },
  "breedingStrategy.get": {
    allowed: seesResults,
    refused: 428,
    input: ({ animalId }) => ({
      query: { strategy_type: "mates", sire_genetic_result: animalId, dam_genetic_result: "" },
    }),
  },
  "breedingStrategy.parents": { allowed: "everybody" },
  "breedingStrategy.tests": { allowed: "everybody" },
  "litterColours.felineColour": { allowed: "everybody" },
  "litterColours.publicFelineColour": { allowed: "everybody" },
  "litterColours.canineColour": { allowed: "everybody" },
  "litterColours.genotypes": { allowed: seesResults },
};
