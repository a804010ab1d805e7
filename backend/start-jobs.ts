import { subDays } from "date-fns";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/client";
import type { BackendEnv } from "./env";
import type { Settings } from "./http/settings";
import { type JobRunner, longestIntervalSeconds, startJobRunner } from "./jobs/job-runner";
import { processLabEvents } from "./lab/process-events";
import { cleanUpMails, sendMail } from "./mail/send-mail";
import { mailTransportOf } from "./mail/transport";
import { sendReminders } from "./modules/activation/send-reminders";
import { deleteExpiredData } from "./modules/clean-up/clean-up-rules";
import { updatePaymentHolds } from "./modules/kits/payment-holds";
import { createPaymentContext } from "./modules/payments/payment-context";
import { reconcilePayments } from "./modules/payments/reconcile-payments";
import { retryRefund } from "./modules/payments/retry-refunds";
import { sweepPayments } from "./modules/payments/sweep-payments";

const mailCleanUpSeconds = 600;
/** How late an overdue invoice may stop the release of results. */
const unpaidSamplesSeconds = 3_600;
const remindersSeconds = 21_600;
const expiredDataSeconds = longestIntervalSeconds;
/** Providers retry webhooks for three days: whatever they could not deliver by then is found by the reconciliation. */
const reconciledDays = 4;

interface JobsOptions {
  readonly database: Database;
  readonly env: BackendEnv;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
}

/** All background work of the backend: which jobs there are, what they do, how often they run. */
export async function startJobs({ database, env, settings, log }: JobsOptions): Promise<JobRunner> {
  const { db } = database;
  const transport = mailTransportOf({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: settings.mailFolder,
  });
  const mails = { db, transport, log, transferAccount: settings.providers?.transferAccount };
  const payments = createPaymentContext({ db, settings });
  const rules = { graceSeconds: env.PAYMENT_GRACE_SECONDS, abandonedHours: env.PAYMENT_ABANDONED_HOURS };
  const runner = await startJobRunner({
    database,
    log,
    handlers: {
      "send-mail": ({ mailId }) => sendMail(mails, mailId),
      "clean-up-mails": () => cleanUpMails(db),
      "delete-expired-data": async () => log.info(await deleteExpiredData(db), "expired data deleted"),
      "retry-refund": ({ refundId }) => retryRefund(payments, refundId),
      "hold-unpaid-samples": () => updatePaymentHolds(db, "all"),
      "send-reminders": () => sendReminders({ db, appOrigin: settings.appOrigin, now: new Date() }),
      "process-lab-events": ({ kitId }) => processLabEvents({ db, appOrigin: settings.appOrigin }, kitId),
      "sweep-payments": async () => void (await sweepPayments(payments, rules)),
      "reconcile-payments": async () => {
        const { settled, duplicates } = await reconcilePayments(
          payments,
          subDays(payments.now(), reconciledDays),
        );
        if (settled + duplicates > 0)
          log.warn({ settled, duplicates }, "reconciliation completed payments that no webhook reported");
      },
    },
    intervals: {
      "clean-up-mails": mailCleanUpSeconds,
      "delete-expired-data": expiredDataSeconds,
      "hold-unpaid-samples": unpaidSamplesSeconds,
      "send-reminders": remindersSeconds,
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
