"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(breedsRoutes.get.failure)} />;
}
