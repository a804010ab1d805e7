"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(ordersRoutes.pending.failure)} />;
}
