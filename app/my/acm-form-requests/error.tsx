"use client";

import { ErrorView } from "@/components/layout/error-view-client";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import { translateFailure } from "@/store/api/translate-failure";

export default function ErrorPage() {
  return <ErrorView title={translateFailure(acmFormsRoutes.list.failure)} />;
}
