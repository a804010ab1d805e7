"use client";

import { type ReactNode, useState } from "react";
import { ApplicationCard } from "./application-card-client";
import type { Application } from "./application";

interface ApprovalsQueueProps {
  readonly applications: readonly Application[];
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
}

/** Decided applications stay in their place, also when the page is refreshed. */
export function ApprovalsQueue({ applications, empty }: ApprovalsQueueProps) {
  const [initialApplications] = useState(applications);
  if (initialApplications.length === 0) return empty;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {initialApplications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}
