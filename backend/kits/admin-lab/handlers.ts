import type { Handlers } from "@/backend/http/handler-types";
import { listProblems, solveProblem } from "./kit-problems";
import { listTubes } from "./list-tubes";
import { readTube } from "./read-tube";
import { sendTube } from "./send-tube";
import { changeTube, moveTubes } from "./tube-actions";
import { uploadResults } from "./upload-results";

export const adminLabHandlers: Handlers<"adminLab"> = {
  list: listTubes,
  get: ({ tx }, { params }) => readTube(tx, params.barcode),
  move: { outsideTransaction: moveTubes },
  hold: {
    outsideTransaction: (context, { params, body: { actionId, problem, note } }) =>
      changeTube(context, {
        call: "adminLab.hold",
        barcode: params.barcode,
        actionId,
        action: { type: "hold", problem, ...(note && { note: note.trim() }) },
      }),
  },
  release: {
    outsideTransaction: (context, { params, body: { actionId } }) =>
      changeTube(context, {
        call: "adminLab.release",
        barcode: params.barcode,
        actionId,
        action: { type: "release" },
      }),
  },
  fail: {
    outsideTransaction: (context, { params, body: { actionId, reason } }) =>
      changeTube(context, {
        call: "adminLab.fail",
        barcode: params.barcode,
        actionId,
        action: { type: "fail", reason: reason.trim() },
      }),
  },
  cancel: {
    outsideTransaction: (context, { params, body: { actionId, reason } }) =>
      changeTube(context, {
        call: "adminLab.cancel",
        barcode: params.barcode,
        actionId,
        action: { type: "cancel", reason: reason.trim() },
      }),
  },
  promise: {
    outsideTransaction: (context, { params, body: { actionId, promisedOn, reason } }) =>
      changeTube(context, {
        call: "adminLab.promise",
        barcode: params.barcode,
        actionId,
        action: { type: "promise", promisedOn, reason: reason.trim() },
      }),
  },
  send: sendTube,
  uploadResults: ({ tx, caller }, { query, file }) => uploadResults({ tx, caller }, { ...query, file }),
  problems: listProblems,
  solve: solveProblem,
};
