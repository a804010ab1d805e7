import "server-only";
import { networkOf } from "@/lib/domain/network-of";
import { type SendResult, full } from "./resilient-send";

type LimitedSend = (
  clientAddress: string | undefined,
  send: () => Promise<SendResult>,
) => Promise<SendResult>;

/**
 * Limits the concurrent requests of one network, so that a single one cannot fill a group. Private networks have no limit:
 * behind them may be everybody.
 */
export function createNetworkLimit(max: number): LimitedSend {
  const inFlight = new Map<string, number>();
  return (clientAddress, send) => {
    const { name, isPrivate } = networkOf(clientAddress);
    if (isPrivate) return send();
    const count = inFlight.get(name) ?? 0;
    if (count >= max) return Promise.resolve(full);
    inFlight.set(name, count + 1);
    return send().finally(() => {
      const left = (inFlight.get(name) ?? 1) - 1;
      if (left > 0) inFlight.set(name, left);
      else inFlight.delete(name);
    });
  };
}
