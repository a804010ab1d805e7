"use client";

import { FailureClient } from "@/components/layout/failure-client";

export default function ErrorPage() {
  return <FailureClient />;
}
