import type { Db } from "@/backend/db/client";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import type { LimitName } from "./limits";
import { type Counter, countRequest, networkCounter, refuseIfFull } from "./rate-limiter";

interface CallLimit {
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

const file: readonly CallLimit[] = [
  { ofNetwork: "files", ofSubject: { limit: "filesOfLink", fields: ["token"] } },
];

/** Calls that cost work or rows, limited before their use case runs. Sign-in and mails have limits of their own. */
const callLimits: Readonly<Record<string, readonly CallLimit[]>> = {
  "activation.barcode": [{ ofNetwork: "activations" }],
  "activation.enterKitBarcode": [{ ofNetwork: "activations" }],
  "activation.aboutMyPet": [{ ofNetwork: "activations" }],
  "activation.review": [{ ofNetwork: "activations" }],
  "activation.activate": [{ ofNetwork: "activations" }],
  "activation.litter": [{ ofNetwork: "activations" }],
  "activation.reportProblem": [{ ofNetwork: "kitProblems" }],
  "cart.create": [{ ofNetwork: "carts" }],
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
  "lab.receiveEvents": [{ ofNetwork: "labBatches" }],
  "microchipChecker.checkPublic": [{ ofNetwork: "microchips" }],
  "orders.payPending": checkout,
  "reportAuthentication.get": [{ ofNetwork: "reportChecks" }],
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

function countersOf({ ofNetwork, ofSubject }: CallLimit, { caller, fields }: LimitedRequest): Counter[] {
  const subject = ofSubject && subjectOf(ofSubject.fields, fields, caller);
  return [
    ...(ofNetwork ? [networkCounter(ofNetwork, caller.clientAddress)] : []),
    ...(ofSubject && subject !== undefined ? [{ limit: ofSubject.limit, subject }] : []),
  ];
}

function subjectOf(names: readonly string[], fields: LimitedRequest["fields"], { user }: Caller) {
  const found = names.map((name) => fields[name]).find((value) => typeof value === "string");
  if (typeof found === "string") return found;
  return user && `account ${user.id}`;
}
