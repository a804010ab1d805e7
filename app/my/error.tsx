"use client";

import { ErrorView } from "@/components/layout/error-view-client";

export default function ErrorPage() {
  return <ErrorView />;
}
