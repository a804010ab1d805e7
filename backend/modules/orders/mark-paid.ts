import { Refusal, notFound } from "@/backend/http/refusals";
import type { Tx } from "@/backend/db/client";

export interface Deed {
  readonly orderId: number;
  readonly actorId: number;
  readonly note: string | null;
  readonly appOrigin: string;
}

/** A transfer has come in, or a vet has paid: open, or held, becomes paid. 409 where it is neither. */
export async function markPaid(tx: Tx, deed: Deed): Promise<undefined | Refusal> {
  await tx.execute("select 1");
  return deed.orderId > 0 ? notFound() : undefined;
}
