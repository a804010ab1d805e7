import { eq } from "drizzle-orm";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { type NoticeContext, notifyRequester } from "./parentage-notices";

/** Ends a request without a comparison and gives its verification back. The caller holds the lock on the request. */
export async function declineRequest(context: NoticeContext, id: number): Promise<void> {
  const declined = { state: "declined", orderLineId: null } as const;
  await context.tx.update(parentageRequests).set(declined).where(eq(parentageRequests.id, id));
  await notifyRequester(context, id, "declined");
}
