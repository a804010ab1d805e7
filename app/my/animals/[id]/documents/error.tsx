"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(reportsRoutes.list.failure)} />;
}
