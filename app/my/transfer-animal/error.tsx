"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { animalTransfersRoutes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(animalTransfersRoutes.list.failure)} />;
}
