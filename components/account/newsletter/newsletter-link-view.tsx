import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { getMessages } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { type LinkAction, LinkActionButton } from "./link-action-client";

interface NewsletterLinkViewProps {
  readonly action: LinkAction;
  /** Undefined if the link is incomplete. */
  readonly token: string | undefined;
  readonly language: Language;
}

/** What a link of a newsletter mail opens. */
export function NewsletterLinkView({ action, token, language }: NewsletterLinkViewProps) {
  const { confirm, unsubscribe, linkExpired, toNewsletter } = getMessages(language, "newsletter");
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
        <LinkActionButton
          action={action}
          token={token}
          newsletterPath={newsletterPath}
          messages={{ confirm, unsubscribe, linkExpired, toNewsletter }}
          formMessages={getMessages(language, "form")}
        />
      )}
    </div>
  );
}
