"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { factSheetsRoutes } from "@/lib/contract/shop/fact-sheets/fact-sheets.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(factSheetsRoutes.list.failure)} />;
}
