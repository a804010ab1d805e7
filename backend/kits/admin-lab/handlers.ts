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
    outsideTransaction: (context, input) => {
      const { problem, note } = input.body;
      const action = { type: "hold", problem, ...(note && { note: note.trim() }) } as const;
      return changeTube(context, input, "adminLab.hold", action);
    },
  },
  release: {
    outsideTransaction: (context, input) =>
      changeTube(context, input, "adminLab.release", { type: "release" }),
  },
  fail: {
    outsideTransaction: (context, input) =>
      changeTube(context, input, "adminLab.fail", { type: "fail", reason: input.body.reason.trim() }),
  },
  cancel: {
    outsideTransaction: (context, input) =>
      changeTube(context, input, "adminLab.cancel", { type: "cancel", reason: input.body.reason.trim() }),
  },
  promise: {
    outsideTransaction: (context, input) => {
      const { promisedOn, reason } = input.body;
      const action = { type: "promise", promisedOn, reason: reason.trim() } as const;
      return changeTube(context, input, "adminLab.promise", action);
    },
  },
  send: sendTube,
  uploadResults,
  problems: listProblems,
  solve: solveProblem,
};
