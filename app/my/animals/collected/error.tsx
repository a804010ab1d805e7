"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(collectedAnimalsRoutes.list.failure)} />;
}
