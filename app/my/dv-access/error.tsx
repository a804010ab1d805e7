"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { dvAccessRoutes } from "@/lib/contract/animals/sharing/dv-access/dv-access.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(dvAccessRoutes.list.failure)} />;
}
