"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(clubsRoutes.access.failure)} />;
}
