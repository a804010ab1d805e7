"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(collectionAgentsRoutes.list.failure)} />;
}
