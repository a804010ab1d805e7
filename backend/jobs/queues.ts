/** Data of a job: ids only. What a job works on is read when it runs. */
export interface JobData {
  readonly "send-mail": { readonly mailId: number };
  readonly "clean-up-mails": Record<string, never>;
  readonly "delete-expired-data": Record<string, never>;
  readonly "retry-refund": { readonly refundId: string };
  readonly "send-reminders": Record<string, never>;
  readonly "return-multipacks": Record<string, never>;
  readonly "expire-transfers": Record<string, never>;
  readonly "renew-agents": Record<string, never>;
  readonly "sweep-payments": Record<string, never>;
  readonly "hold-unpaid-samples": Record<string, never>;
  readonly "reconcile-payments": Record<string, never>;
  readonly "process-lab-events": { readonly kitId: number };
  readonly "compare-parentage": { readonly animalId: number };
  readonly "find-relatives": { readonly animalId: number };
  readonly "retry-relatives": Record<string, never>;
  readonly "compute-carrier-rates": Record<string, never>;
  readonly "advance-demo-lab": Record<string, never>;
  readonly "reissue-reports": Record<string, never>;
}

export type QueueName = keyof JobData;

interface QueueOptions {
  readonly retryLimit: number;
  readonly retryDelay?: number;
  readonly retryBackoff?: boolean;
  /** A job that runs longer counts as failed, for instance because its process was killed. */
  readonly expireInSeconds: number;
}

/** A recurring job is not retried: its next run does the same work. */
const recurring: QueueOptions = { retryLimit: 0, expireInSeconds: 300 };

export const mailRetries = { retryLimit: 7, retryDelay: 30, retryBackoff: true };

/** Five minutes, ten, twenty and so on: about a day, in which a balance usually recovers. */
const refundRetries = { retryLimit: 8, retryDelay: 300, retryBackoff: true };
/** The first try is not a job; the last one fails for good and is listed for administrators. */
export const maxRefundAttempts = refundRetries.retryLimit + 1;
/** pg-boss waits up to twice as long at random. */
export const longestRefundDelaySeconds = refundRetries.retryDelay * 2 ** refundRetries.retryLimit;

export const queues: Readonly<Record<QueueName, QueueOptions>> = {
  "send-mail": { ...mailRetries, expireInSeconds: 60 },
  "clean-up-mails": recurring,
  "delete-expired-data": { ...recurring, expireInSeconds: 3_600 },
  "retry-refund": { ...refundRetries, expireInSeconds: 60 },
  "hold-unpaid-samples": recurring,
  "send-reminders": recurring,
  "return-multipacks": recurring,
  "expire-transfers": recurring,
  "renew-agents": recurring,
  "sweep-payments": recurring,
  "reconcile-payments": recurring,
  "process-lab-events": { retryLimit: 7, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  "compare-parentage": { retryLimit: 7, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  "find-relatives": { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 300 },
  "retry-relatives": recurring,
  "compute-carrier-rates": { ...recurring, expireInSeconds: 3_600 },
  "advance-demo-lab": recurring,
  "reissue-reports": { ...recurring, expireInSeconds: 3_600 },
};

export const queueNames = Object.keys(queues) as QueueName[];
