"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { orderSuppliesRoutes } from "@/lib/contract/orders/order-supplies/order-supplies.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(orderSuppliesRoutes.kits.failure)} />;
}
