"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { resultsRoutes } from "@/lib/contract/animals/results/results/results.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(resultsRoutes.get.failure)} />;
}
