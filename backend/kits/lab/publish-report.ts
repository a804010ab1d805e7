import type { Tx } from "@/backend/db/client";
import { reportReadyMail, reportUpdatedMail } from "@/backend/kernel/mail/lab-mails";
import { paths } from "@/lib/navigation/paths";
import { isRunning, type LabState } from "./fold-events";
import { issueReport } from "./issue-report";
import { notifyOwner } from "./notify-owner";
import { runOnce } from "./update-stages";
import type { Tube } from "./tube";

interface FinishedTube {
  readonly appOrigin: string;
  readonly tube: Tube;
  readonly state: LabState;
}

/** Issues the report of a tube that is ready, unless it waits for a payment or for correct details. */
export async function publishReport(tx: Tx, { appOrigin, tube, state }: FinishedTube): Promise<void> {
  if (state.stage !== "report-ready" || !isRunning(state)) return;
  if (state.problem !== null || tube.sample.hold !== null) return;
  const report = await issueReport(tx, tube);
  await runOnce(tx, tube, "report-ready", report !== undefined);
  if (report === undefined) return;
  const isFirst = report.version === 1;
  const write = isFirst ? reportReadyMail : reportUpdatedMail;
  const event = isFirst ? "reportReady" : "reportUpdated";
  const key = `${tube.activation.id} ${report.version}`;
  const path = paths.results(tube.animal.id, tube.kit.barcode);
  await notifyOwner(tx, tube, { appOrigin, event, key, path }, (mail) => write(mail, report));
}
