import { string } from "yup";
import { limits } from "@/lib/config/limits";
import { showLimits, showMoves, showStates } from "@/lib/config/shows";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  optionalText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  strictObject,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { countBetween, showFacts, showInput, showReport } from "./shows.fields";
import type { showsRoutes } from "./shows.routes";

const state = () => string().oneOf(showStates, fieldMessages.invalid);
const move = () => string().oneOf(showMoves, fieldMessages.invalid).required();
const params = castObject({ id: id() });

const show = {
  id: id(),
  state: state().required(),
  ...showFacts,
  createdAt: responseText(),
  /** The admin's note on the decision, or on the last change of state. */
  note: nullableText(),
  /** For exhibitors; null until the show is approved. */
  code: responseObject({
    code: responseText(),
    percent: wholeNumber(),
    used: wholeNumber(),
    /** Unlimited if null. */
    limit: wholeNumber().nullable(),
    endsAt: nullableText(),
  })
    .nullable()
    .defined(),
  kitsSent: wholeNumber().nullable(),
  trackingNumber: nullableText(),
  report: responseObject({
    entries: wholeNumber(),
    swabbed: wholeNumber(),
    returned: wholeNumber(),
    text: nullableText(),
    reportedAt: responseText(),
  })
    .nullable()
    .defined(),
  canWithdraw: flag(),
  canReport: flag(),
};

export const showsShapes = {
  list: {
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(responseObject(show)),
  },
  create: { body: strictObject(showInput), response: responseObject(show) },
  get: { params, response: responseObject(show) },
  withdraw: { params, response: responseObject(show) },
  report: { params, body: strictObject(showReport), response: responseObject(show) },
  listAll: {
    query: castObject({ page: page(), size: pageSize(), state: state().optional() }),
    response: paged(
      responseObject({
        ...show,
        secretary: responseObject({ name: responseText(), email: responseText() }),
        moves: listOf(move()),
      }),
    ),
  },
  /** Kits and tracking number belong to `kits-sent`. */
  move: {
    params,
    body: strictObject({
      state: move(),
      note: optionalText(limits.noteLength).nullable(),
      kits: countBetween(1, showLimits.kits).nullable().notRequired(),
      trackingNumber: optionalText(limits.trackingNumberLength).nullable(),
    }),
    response: responseObject(show),
  },
} as const satisfies Shapes<typeof showsRoutes>;
