"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { breedingCommunityRoutes } from "@/lib/contract/breeding/breeding-community/breeding-community.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(breedingCommunityRoutes.list.failure)} />;
}
