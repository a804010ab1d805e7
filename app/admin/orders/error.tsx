"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(adminOrdersRoutes.list.failure)} />;
}
