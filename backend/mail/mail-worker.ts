import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "@/backend/db/client";
import { sendWaiting, sweep } from "./send-waiting";
import type { MailTransport } from "./transport";

const pauseMs = 1_000;
const sweepEveryMs = 10 * 60_000;

interface MailWorker {
  /** Waits for the mail that is just being sent. */
  readonly stop: () => Promise<void>;
}

/** Looks into the outbox every second, one round after the other; what fails is tried again, later each time. */
export function startMailWorker(db: Db, transport: MailTransport, log: FastifyBaseLogger): MailWorker {
  const stopping = new AbortController();
  let sweptAt = 0;
  const round = async () => {
    try {
      if (Date.now() - sweptAt > sweepEveryMs) {
        sweptAt = Date.now();
        await sweep(db);
      }
      return await sendWaiting({ db, transport, log });
    } catch (error) {
      log.error({ err: error }, "the outbox could not be read");
      return 0;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      const tried = await round();
      if (tried === 0)
        await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    transport.close();
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
