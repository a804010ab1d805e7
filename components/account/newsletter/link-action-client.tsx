"use client";

import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { newsletterRoutes } from "@/lib/contract/account/newsletter/newsletter.routes";

export type LinkAction = "confirm" | "unsubscribe";

interface LinkActionButtonProps {
  readonly action: LinkAction;
  readonly token: string;
  /** Page of the newsletter. */
  readonly newsletterPath: string;
}

/** A button, because mail programs open links to check them. */
export function LinkActionButton(props: LinkActionButtonProps) {
  const messages = useMessages("newsletter");

  const { action, token, newsletterPath } = props;
  const texts = messages[action];
  const call = useRouteCall(newsletterRoutes[action], {
    failuresByCode: { link_over: messages.linkExpired.text },
  });
  if (call.isDone)
    return (
      <FormSuccess title={texts.doneTitle} text={texts.doneText}>
        <p>
          <LinkButton href={newsletterPath} kind="secondary">
            {messages.toNewsletter}
          </LinkButton>
        </p>
      </FormSuccess>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lead text-quiet">{texts.text}</p>
      <FormFailure message={call.failure} />
      <Button pending={call.isSending && texts.sending} onClick={() => void call.send({ body: { token } })}>
        {texts.submit}
      </Button>
    </div>
  );
}
