import { setTimeout } from "node:timers/promises";
import { subDays } from "date-fns";
import { reconcile } from "./reconcile";
import { sweepPayments, type SweepRules } from "./sweep";
import type { PaymentWorld } from "./world";

interface Rhythm extends SweepRules {
  readonly sweepSeconds: number;
  readonly reconcileSeconds: number;
}

interface PaymentWorker {
  /** Waits for what is just being done. */
  readonly stop: () => Promise<void>;
}

/** Providers keep trying to tell for three days; whatever they could not tell is found by then. */
const reconciledDays = 4;

/** Sweeps and reconciles in turns. Several programs may do it at once: each step stands for itself. */
export function startPaymentWorker(world: PaymentWorld, rhythm: Rhythm): PaymentWorker {
  const stopping = new AbortController();
  let reconciledAt = 0;
  const round = async () => {
    try {
      await sweepPayments(world, rhythm);
      if (Date.now() - reconciledAt < rhythm.reconcileSeconds * 1_000) return;
      reconciledAt = Date.now();
      const { settled, strays } = await reconcile(world, subDays(world.now(), reconciledDays));
      if (settled + strays > 0) world.log.warn({ settled, strays }, "payments were found by the reconciler");
    } catch (error) {
      world.log.error({ err: error }, "payments could not be looked after");
    }
  };
  const pause = () =>
    setTimeout(rhythm.sweepSeconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    while (!stopping.signal.aborted) {
      await round();
      await pause();
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
