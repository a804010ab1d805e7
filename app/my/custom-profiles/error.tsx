"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(customProfilesRoutes.list.failure)} />;
}
