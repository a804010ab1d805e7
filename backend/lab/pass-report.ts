import type { Tx } from "@/backend/db/client";
import { reportReadyMail, reportUpdatedMail } from "@/backend/mail/lab-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import type { LabState } from "./fold-events";
import { issueReport } from "./issue-report";
import { passOnce } from "./pass-stages";
import type { Tube } from "./tube";

interface FinishedTube {
  readonly appOrigin: string;
  readonly tube: Tube;
  readonly state: LabState;
}

/** Issues the report of a tube that is ready, unless it waits for a payment or for correct details. */
export async function passReport(tx: Tx, { appOrigin, tube, state }: FinishedTube): Promise<void> {
  const isFinal = state.failedAt !== null || state.cancelledAt !== null;
  if (state.stage !== "report-ready" || isFinal) return;
  if (state.problem !== null || tube.sample.hold !== null) return;
  const report = await issueReport(tx, tube);
  await passOnce(tx, tube, "report-ready", report !== undefined);
  if (report === undefined) return;
  const mail = { ...tube, appOrigin };
  const content = report.version === 1 ? reportReadyMail(mail, report) : reportUpdatedMail(mail, report);
  await putInOutbox(tx, { to: tube.activation.email, ...content });
}
