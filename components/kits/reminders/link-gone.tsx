import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Messages } from "@/lib/i18n/generated/message-types";

interface LinkGoneProps {
  readonly messages: Messages["reminders"];
  readonly contactPath: string;
}

/** The token is missing, or nobody has it. */
export function LinkGone({ messages, contactPath }: LinkGoneProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      <EmptyState title={messages.linkInvalidTitle} hint={messages.linkInvalidText}>
        <LinkButton href={contactPath} kind="secondary">
          {messages.contact}
        </LinkButton>
      </EmptyState>
    </>
  );
}
