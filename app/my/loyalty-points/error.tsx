"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { loyaltyRoutes } from "@/lib/contract/orders/loyalty/loyalty.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(loyaltyRoutes.points.failure)} />;
}
