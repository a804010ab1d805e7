import type { Handlers } from "@/backend/http/handler-types";
import { listProblems, solveProblem } from "./kit-problems";
import { listTubes } from "./list-tubes";
import { readTube } from "./read-tube";
import { sendTube } from "./send-tube";
import { changeTube, moveTubes } from "./tube-actions";
import { uploadResults } from "./upload-results";

export const adminLabHandlers: Handlers<"adminLab"> = {
  list: ({ tx, query }) => listTubes(tx, query),
  get: ({ tx, params }) => readTube(tx, params.barcode),
  move: { outsideTransaction: ({ body, ...context }) => moveTubes(context, body) },
  hold: {
    outsideTransaction: ({ params, body: { actionId, problem, note }, ...context }) =>
      changeTube(context, {
        call: "adminLab.hold",
        barcode: params.barcode,
        actionId,
        action: { type: "hold", problem, ...(note && { note: note.trim() }) },
      }),
  },
  release: {
    outsideTransaction: ({ params, body: { actionId }, ...context }) =>
      changeTube(context, {
        call: "adminLab.release",
        barcode: params.barcode,
        actionId,
        action: { type: "release" },
      }),
  },
  fail: {
    outsideTransaction: ({ params, body: { actionId, reason }, ...context }) =>
      changeTube(context, {
        call: "adminLab.fail",
        barcode: params.barcode,
        actionId,
        action: { type: "fail", reason: reason.trim() },
      }),
  },
  cancel: {
    outsideTransaction: ({ params, body: { actionId, reason }, ...context }) =>
      changeTube(context, {
        call: "adminLab.cancel",
        barcode: params.barcode,
        actionId,
        action: { type: "cancel", reason: reason.trim() },
      }),
  },
  promise: {
    outsideTransaction: ({ params, body: { actionId, promisedOn, reason }, ...context }) =>
      changeTube(context, {
        call: "adminLab.promise",
        barcode: params.barcode,
        actionId,
        action: { type: "promise", promisedOn, reason: reason.trim() },
      }),
  },
  send: ({ params, ...context }) => sendTube(context, params.barcode),
  uploadResults: ({ tx, caller, query, file }) => uploadResults({ tx, caller }, { ...query, file }),
  problems: ({ tx, query }) => listProblems(tx, query),
  solve: ({ params, ...context }) => solveProblem(context, params.id),
};
