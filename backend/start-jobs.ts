import { subDays } from "date-fns";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/client";
import { isDatabaseUnavailable } from "./db/is-database-unavailable";
import type { BackendEnv } from "./env";
import type { Settings } from "./http/settings";
import { type JobHandlers, type JobRunner, longestIntervalSeconds, startJobRunner } from "./jobs/job-runner";
import { advanceDemoLab } from "@/backend/kits/lab/demo/advance-demo-lab";
import { processLabEvents } from "@/backend/kits/lab/process-events";
import { reissueReports } from "@/backend/kits/lab/reissue-reports";
import { cleanUpMails, type MailContext, sendMail } from "@/backend/kernel/mail/send-mail";
import { mailTransportOf } from "@/backend/kernel/mail/transport";
import { sendReminders } from "@/backend/kits/activation/send-reminders";
import { expireTransfers } from "@/backend/animals/sharing/animal-transfers/expire-transfers";
import { compareRelatives } from "@/backend/breeding/breeding-community/compare-relatives";
import { computeCarrierRates } from "@/backend/breeding/breeding-community/compute-carrier-rates";
import { retryRelatives } from "@/backend/breeding/breeding-community/retry-relatives";
import { renderAttachment } from "@/backend/top/mail-attachments/render-attachment";
import { deleteExpiredData } from "@/backend/top/clean-up/clean-up-rules";
import { renewAgents } from "@/backend/community/collection-agents/renew-agents";
import { returnPackTransfers } from "@/backend/kits/public/settle-transfers";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import { compareWaiting } from "@/backend/animals/results/parentage/compare-waiting";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { reconcilePayments } from "@/backend/orders/payments/reconcile-payments";
import { retryRefund } from "@/backend/orders/payments/retry-refunds";
import { sweepPayments } from "@/backend/orders/payments/sweep-payments";

const mailCleanUpSeconds = 600;
/** How late an overdue invoice may stop the release of results. */
const unpaidSamplesSeconds = 3_600;
const remindersSeconds = 21_600;
const transfersSeconds = 3_600;
const expiredDataSeconds = longestIntervalSeconds;
/** Providers retry webhooks for three days: whatever they could not deliver by then is found by the reconciliation. */
const reconciledDays = 4;

interface JobsOptions {
  readonly database: Database;
  readonly env: BackendEnv;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** With demo accounts. */
  readonly demo: boolean;
}

/**
 * pg-boss does not await what it writes after a job: without a database that would end the program. Such a job is done again
 * when its time is over.
 */
function surviveOutages(log: FastifyBaseLogger): void {
  process.on("unhandledRejection", (error) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "job not recorded");
  });
}

/** All background work of the backend: which jobs there are, what they do, how often they run. */
export async function startJobs({ database, env, settings, log, demo }: JobsOptions): Promise<JobRunner> {
  const { db } = database;
  surviveOutages(log);
  const transport = mailTransportOf({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: settings.mailFolder,
  });
  const stageSeconds = demo ? env.LAB_STAGE_SECONDS : 0;
  const context = { db, env, settings, log, transport, stageSeconds };
  const runner = await startJobRunner({
    database,
    log,
    handlers: { ...createHandlers(context), ...createPaymentHandlers(context) },
    intervals: {
      ...(stageSeconds > 0 && { "advance-demo-lab": stageSeconds }),
      "clean-up-mails": mailCleanUpSeconds,
      "delete-expired-data": expiredDataSeconds,
      "hold-unpaid-samples": unpaidSamplesSeconds,
      "compute-carrier-rates": longestIntervalSeconds,
      "retry-relatives": longestIntervalSeconds,
      "reissue-reports": longestIntervalSeconds,
      "send-reminders": remindersSeconds,
      "return-multipacks": remindersSeconds,
      "expire-transfers": transfersSeconds,
      "renew-agents": remindersSeconds,
      "sweep-payments": env.PAYMENT_SWEEP_SECONDS,
      "reconcile-payments": env.PAYMENT_RECONCILE_SECONDS,
    },
  });
  return {
    stop: async () => {
      await runner.stop();
      transport.close();
    },
  };
}

interface HandlerContext extends Pick<JobsOptions, "env" | "settings" | "log"> {
  readonly db: Database["db"];
  readonly transport: ReturnType<typeof mailTransportOf>;
  /** How long each stage of the demo laboratory takes. 0: there is none. */
  readonly stageSeconds: number;
}

function createHandlers({ db, settings, log, transport, stageSeconds }: HandlerContext): JobHandlers {
  const { appOrigin, providers, showsKitLabels } = settings;
  const mails: MailContext = {
    db,
    transport,
    log,
    renderAttachment: (attachment) => renderAttachment(db, attachment, providers?.transferAccount),
  };
  return {
    "send-mail": ({ mailId }) => sendMail(mails, mailId),
    "clean-up-mails": () => cleanUpMails(db),
    "delete-expired-data": async () => log.info(await deleteExpiredData(db), "expired data deleted"),
    "hold-unpaid-samples": () => db.transaction((tx) => updatePaymentHolds(tx, { scope: "all", appOrigin })),
    "send-reminders": () => sendReminders({ db, appOrigin, showsKitLabels, now: new Date() }),
    "return-multipacks": () => returnPackTransfers(db, { appOrigin, now: new Date() }),
    "expire-transfers": () => expireTransfers({ db, appOrigin, now: new Date() }),
    "renew-agents": () => renewAgents({ db, appOrigin, now: new Date() }),
    "process-lab-events": ({ kitId }) => processLabEvents({ db, appOrigin }, kitId),
    "find-relatives": ({ animalId }) => compareRelatives(db, animalId),
    "retry-relatives": () => retryRelatives(db),
    "compute-carrier-rates": () => computeCarrierRates(db, new Date()),
    "compare-parentage": ({ animalId }) => compareWaiting({ db, appOrigin }, animalId),
    ...(stageSeconds > 0 && {
      "advance-demo-lab": () => advanceDemoLab({ db, now: new Date(), stageSeconds }),
    }),
    "reissue-reports": async () => {
      const count = await reissueReports({ db, appOrigin });
      if (count > 0) log.info({ count }, "reports issued again");
    },
  };
}

function createPaymentHandlers({ db, env, settings, log }: HandlerContext): JobHandlers {
  const payments = createPaymentContext({ db, settings });
  const rules = { graceSeconds: env.PAYMENT_GRACE_SECONDS, abandonedHours: env.PAYMENT_ABANDONED_HOURS };
  return {
    "retry-refund": ({ refundId }) => retryRefund(payments, refundId),
    "sweep-payments": async () => void (await sweepPayments(payments, rules)),
    "reconcile-payments": async () => {
      const { settled, duplicates } = await reconcilePayments(
        payments,
        subDays(payments.now(), reconciledDays),
      );
      if (settled + duplicates > 0)
        log.warn({ settled, duplicates }, "reconciliation completed payments that no webhook reported");
    },
  };
}
