"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(animalsRoutes.breedProfile.failure)} />;
}
