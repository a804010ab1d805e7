"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { invoicesRoutes } from "@/lib/contract/orders/invoices/invoices.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(invoicesRoutes.list.failure)} />;
}
