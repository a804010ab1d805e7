"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";
import { callPath } from "@/lib/contract/request";
import { sendWithoutWaiting } from "@/store/api/send-without-waiting";

interface UnreadLinkProps {
  readonly id: number;
  readonly href: string;
  readonly children: ReactNode;
}

/** Opens what a notification is about, which marks it as read. */
export function UnreadLink({ id, href, children }: UnreadLinkProps) {
  const { method } = notificationsRoutes.markRead;
  const path = callPath(notificationsRoutes.markRead, { params: { id } });
  return (
    <Link href={href} onClick={() => sendWithoutWaiting({ method, path })}>
      {children}
    </Link>
  );
}
