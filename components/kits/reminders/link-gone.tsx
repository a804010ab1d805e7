import { useMessages } from "#use-messages";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";

/** The token is missing, or nobody has it. */
export function LinkGone({ contactPath }: { readonly contactPath: string }) {
  const messages = useMessages("reminders");
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
