"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(parentageRoutes.list.failure)} />;
}
