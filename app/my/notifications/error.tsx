"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(notificationsRoutes.list.failure)} />;
}
