import type { Db } from "@/backend/db/client";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import type { LimitName } from "./rate-limits";
import { type Counter, countRequest, networkCounter, refuseIfFull } from "./rate-limiter";

interface CallLimit {
  /** Counted by API token, or by network without one. */
  readonly ofToken?: LimitName;
  readonly ofNetwork?: LimitName;
  /** Counted by the first of these fields that the request has, else by account. */
  readonly ofSubject?: { readonly limit: LimitName; readonly fields: readonly string[] };
  /** Only declined payments (402) count; by default every request does. */
  readonly countsDeclines?: true;
  /** Requests with this field change something that exists, and do not count. */
  readonly unlessField?: string;
}

const checkout: readonly CallLimit[] = [
  { ofNetwork: "checkouts", ofSubject: { limit: "checkoutsOfCart", fields: ["sessionId"] } },
  {
    ofNetwork: "declines",
    ofSubject: { limit: "declinesOfCart", fields: ["sessionId"] },
    countsDeclines: true,
  },
];

const program: readonly CallLimit[] = [{ ofToken: "apiCalls" }];

const file: readonly CallLimit[] = [
  { ofNetwork: "files", ofSubject: { limit: "filesOfLink", fields: ["token"] } },
];

const spreadsheet: readonly CallLimit[] = [{ ofSubject: { limit: "spreadsheets", fields: [] } }];

const issuedDocument: readonly CallLimit[] = [{ ofSubject: { limit: "documents", fields: [] } }];

/** Calls that cost work or rows, limited before their use case runs. Sign-in and mails have limits of their own. */
const callLimits: Readonly<Record<string, readonly CallLimit[]>> = {
  "animalExport.all": [{ ofSubject: { limit: "animalExports", fields: [] } }],
  "animalExport.one": [{ ofSubject: { limit: "animalExports", fields: [] } }],
  "spreadsheets.upload": spreadsheet,
  "spreadsheets.update": spreadsheet,
  "spreadsheets.importAnimals": spreadsheet,
  "spreadsheets.wrongRows": spreadsheet,
  "spreadsheets.exportAnimals": spreadsheet,
  "publicApi.listAnimals": program,
  "publicApi.getAnimal": program,
  "publicApi.listResults": program,
  "publicApi.listGenotypes": program,
  "acmForms.create": [{ ofSubject: { limit: "acmFormsOfUser", fields: [] } }],
  "acmForms.file": issuedDocument,
  "acmForms.uploadScan": [{ ofSubject: { limit: "photosOfUser", fields: [] } }],
  "dvAccess.exportTable": [{ ofSubject: { limit: "animalExports", fields: [] } }],
  "activation.barcode": [{ ofNetwork: "activations" }],
  "activation.enterKitBarcode": [{ ofNetwork: "activations" }],
  "activation.aboutMyPet": [{ ofNetwork: "activations" }],
  "activation.review": [{ ofNetwork: "activations" }],
  "activation.activate": [{ ofNetwork: "activations" }],
  "activation.litter": [{ ofNetwork: "activations" }],
  "activation.reportProblem": [{ ofNetwork: "kitProblems" }],
  "animals.setPhoto": [{ ofSubject: { limit: "photosOfUser", fields: [] } }],
  "animalSharing.share": [{ ofSubject: { limit: "sharesOfUser", fields: [] } }],
  "animalSharing.readLink": [{ ofNetwork: "sharedAnimals" }],
  "animalTransfers.create": [{ ofSubject: { limit: "sharesOfUser", fields: [] } }],
  "cart.create": [{ ofNetwork: "carts" }],
  "collectedAnimals.sync": [{ ofSubject: { limit: "collectionSyncs", fields: [] } }],
  "collectionAgents.nominate": [{ ofSubject: { limit: "nominationsOfUser", fields: [] } }],
  "collectionAgents.takeQuiz": [{ ofSubject: { limit: "quizzesOfUser", fields: [] } }],
  "customProfiles.addItems": [
    {
      ofNetwork: "customProfiles",
      ofSubject: { limit: "customProfilesOfUser", fields: [] },
      unlessField: "id",
    },
  ],
  "checkout.placeOrder": checkout,
  "checkout.startPayment": checkout,
  "checkout.createSandboxCard": [{ ofNetwork: "checkouts" }],
  "notifications.subscription": [{ ofNetwork: "unsubscribes" }],
  "notifications.unsubscribe": [{ ofNetwork: "unsubscribes" }],
  "lab.receiveEvents": [{ ofNetwork: "labBatches" }],
  "litterColours.publicFelineColour": [{ ofNetwork: "litterColours" }],
  "microchipChecker.checkPublic": [{ ofNetwork: "microchips" }],
  "orders.payPending": checkout,
  "passports.get": [{ ofNetwork: "passports" }],
  "reports.breedCertificate": issuedDocument,
  "reports.certificate": issuedDocument,
  "reports.report": issuedDocument,
  "reports.singleReport": issuedDocument,
  // Numbers of other owners' animals must not be tried out.
  "parentage.create": [{ ofSubject: { limit: "parentageRequestsOfUser", fields: [] } }],
  "parentage.createViaClub": [{ ofSubject: { limit: "parentageRequestsOfUser", fields: [] } }],
  "research.uploadFile": [{ ofNetwork: "researchFiles" }],
  "reportAuthentication.get": [{ ofNetwork: "reportChecks" }],
  "shows.create": [{ ofSubject: { limit: "showsOfUser", fields: [] } }],
  "sampleTracker.get": [{ ofNetwork: "trackedSamples" }],
  "invoices.file": file,
  "invoices.fileByToken": file,
};

interface LimitedRequest {
  readonly db: Db;
  readonly call: string;
  readonly caller: Caller;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Runs the use case of a call unless one of its limits is reached. */
export async function runLimited(request: LimitedRequest, run: () => Promise<unknown>): Promise<unknown> {
  const rules = (callLimits[request.call] ?? []).filter(
    ({ unlessField }) => unlessField === undefined || typeof request.fields[unlessField] !== "string",
  );
  if (rules.length === 0) return run();
  const countersWhere = (countsDeclines: boolean) =>
    rules
      .filter((rule) => (rule.countsDeclines ?? false) === countsDeclines)
      .flatMap((rule) => countersOf(rule, request));
  const ofDeclines = countersWhere(true);
  const refusal =
    (await refuseIfFull(request.db, ...ofDeclines)) ??
    (await countRequest(request.db, ...countersWhere(false)));
  if (refusal) return refusal;
  const result = await run();
  if (result instanceof Refusal && result.status === 402) await countRequest(request.db, ...ofDeclines);
  return result;
}

function countersOf(
  { ofNetwork, ofSubject, ofToken }: CallLimit,
  { caller, fields }: LimitedRequest,
): Counter[] {
  const subject = ofSubject && subjectOf(ofSubject.fields, fields, caller);
  return [
    ...(ofToken ? [tokenCounter(ofToken, caller)] : []),
    ...(ofNetwork ? [networkCounter(ofNetwork, caller.clientAddress)] : []),
    ...(ofSubject && subject !== undefined ? [{ limit: ofSubject.limit, subject }] : []),
  ];
}

const tokenCounter = (limit: LimitName, { apiToken, clientAddress }: Caller): Counter =>
  apiToken === undefined ? networkCounter(limit, clientAddress) : { limit, subject: `token ${apiToken}` };

function subjectOf(names: readonly string[], fields: LimitedRequest["fields"], { user }: Caller) {
  const found = names.map((name) => fields[name]).find((value) => typeof value === "string");
  if (typeof found === "string") return found;
  return user && `account ${user.id}`;
}
