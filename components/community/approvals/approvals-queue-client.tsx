"use client";

import { type ReactNode, useState } from "react";
import type { FormMessages } from "@/store/api/failure-message";
import { ApplicationCard } from "./application-card-client";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Application } from "./application";

interface ApprovalsQueueProps {
  readonly applications: readonly Application[];
  readonly messages: Messages["approvals"];
  readonly formMessages: FormMessages;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
}

/** Decided applications stay in their place, also when the page is refreshed. */
export function ApprovalsQueue({ applications, messages, formMessages, empty }: ApprovalsQueueProps) {
  const [initialApplications] = useState(applications);
  if (initialApplications.length === 0) return empty;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {initialApplications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} messages={messages} formMessages={formMessages} />
        </li>
      ))}
    </ul>
  );
}
