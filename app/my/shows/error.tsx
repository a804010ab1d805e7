"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(showsRoutes.list.failure)} />;
}
