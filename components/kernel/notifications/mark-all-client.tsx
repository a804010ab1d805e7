"use client";

import { useRouter } from "next/navigation";
import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";

/** Stays where it is after the last one is read, so that the focus does too. */
export function MarkAll({ hasUnread }: { readonly hasUnread: boolean }) {
  const messages = useMessages("notifications.markAll");

  const router = useRouter();
  const marking = useRouteCall(notificationsRoutes.markAllRead);
  async function markAll() {
    const { ok } = await marking.send();
    if (ok) router.refresh();
  }
  if (!hasUnread && !marking.isDone) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="secondary"
        pending={marking.isSending && messages.sending}
        aria-disabled={!hasUnread || undefined}
        onClick={() => hasUnread && void markAll()}
      >
        {messages.submit}
      </Button>
      <p role="status" className="text-quiet empty:hidden">
        {marking.isDone && messages.done}
      </p>
      <FormFailure message={marking.failure} />
    </div>
  );
}
