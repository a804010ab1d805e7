"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(spreadsheetsRoutes.get.failure)} />;
}
