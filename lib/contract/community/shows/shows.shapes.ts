import { string } from "yup";
import { limits } from "@/lib/config/limits";
import { showLimits, showMoves, showStates } from "@/lib/config/community/shows";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { countBetween, showFacts, showInput, showReport } from "./shows.fields";
import type { showsRoutes } from "./shows.routes";

const state = () => string().oneOf(showStates, "fields.invalid");
const move = () => string().oneOf(showMoves, "fields.invalid").required();
const params = f.castObject({ id: f.id() });

const show = {
  id: f.id(),
  state: state().required(),
  ...showFacts,
  createdAt: f.instant(),
  /** The admin's note on the decision, or on the last change of state. */
  note: f.nullableText(),
  /** For exhibitors; null until the show is approved. */
  code: f.nullableObject({
    code: f.responseText(),
    percent: f.wholeNumber(),
    used: f.wholeNumber(),
    /** Unlimited if null. */
    limit: f.wholeNumber().nullable(),
    endsAt: f.nullableInstant(),
  }),
  kitsSent: f.wholeNumber().nullable(),
  trackingNumber: f.nullableText(),
  report: f.nullableObject({
    entries: f.wholeNumber(),
    swabbed: f.wholeNumber(),
    returned: f.wholeNumber(),
    text: f.nullableText(),
    reportedAt: f.instant(),
  }),
  canWithdraw: f.flag(),
  canReport: f.flag(),
};

export const showsShapes = {
  list: {
    summary: "The user's dog or cat shows.",
    query: f.castObject(f.paging()),
    response: f.paged(f.responseObject(show)),
  },
  create: {
    summary: "Applies with a show, for a sponsorship and a code for its exhibitors.",
    body: f.strictObject(showInput),
    response: f.responseObject(show),
  },
  get: { summary: "One show.", params, response: f.responseObject(show) },
  withdraw: { summary: "Withdraws a show.", params, response: f.responseObject(show) },
  report: {
    summary: "Reports how the show went.",
    params,
    body: f.strictObject(showReport),
    response: f.responseObject(show),
  },
  listAll: {
    summary: "All shows.",
    query: f.castObject({ ...f.paging(), state: state().optional() }),
    response: f.paged(
      f.responseObject({
        ...show,
        secretary: f.responseObject({ name: f.responseText(), email: f.responseText() }),
        moves: f.listOf(move()),
      }),
    ),
  },
  /** Kits and tracking number belong to `kits-sent`. */
  move: {
    summary: "Moves a show to another state.",
    params,
    body: f.strictObject({
      state: move(),
      note: f.optionalText(limits.noteLength).nullable(),
      kits: countBetween(1, showLimits.kits).nullable().notRequired(),
      trackingNumber: f.optionalText(limits.trackingNumberLength).nullable(),
    }),
    response: f.responseObject(show),
  },
} as const satisfies Shapes<typeof showsRoutes>;
