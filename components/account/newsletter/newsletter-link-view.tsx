import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { type LinkAction, LinkActionButton } from "./link-action-client";

interface NewsletterLinkViewProps {
  readonly action: LinkAction;
  /** Undefined if the link is incomplete. */
  readonly token: string | undefined;
}

/** What a link of a newsletter mail opens. */
export function NewsletterLinkView({ action, token }: NewsletterLinkViewProps) {
  const { confirm, unsubscribe, linkExpired, toNewsletter } = requestMessages("newsletter");
  const { title } = { confirm, unsubscribe }[action];
  const newsletterPath = paths.pages.pawPrint;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{title}</h1>
      {token === undefined ? (
        <EmptyState title={linkExpired.title} hint={linkExpired.text}>
          <LinkButton href={newsletterPath} kind="secondary">
            {toNewsletter}
          </LinkButton>
        </EmptyState>
      ) : (
        <ClientMessages areas={["newsletter"]}>
          <LinkActionButton action={action} token={token} newsletterPath={newsletterPath} />
        </ClientMessages>
      )}
    </div>
  );
}
