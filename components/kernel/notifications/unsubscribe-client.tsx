"use client";

import { useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";
import { isStatus, messageOf } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { Response } from "@/lib/contract/calls";

type Subscription = Response<"notifications.subscription">;

interface UnsubscribeProps {
  readonly token: string;
  readonly settingsPath: string;
}

/** Turns one kind of email off without signing in. Only the button does: mail programs open links on their own. */
export function Unsubscribe({ token, ...props }: UnsubscribeProps) {
  const t = useTranslator("notifications.unsubscribe");
  const query = { params: { token } };
  const { data, error, isLoading, refetch } = useQueryCall(notificationsRoutes.subscription, query);
  if (data) return <UnsubscribeForm {...props} token={token} stored={data} />;
  if (isLoading || error === undefined) return <Skeleton label={t("loading")} lines={4} />;
  return (
    <>
      <h1>{t("metaTitle")}</h1>
      {isStatus(error, 404) || error.kind === "fields" ? (
        <EmptyState title={t("linkInvalidTitle")} hint={t("linkInvalidText")}>
          <Link href={props.settingsPath}>{t("settings")}</Link>
        </EmptyState>
      ) : (
        <FailedState message={messageOf(error)} retryLabel={t("retry")} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface UnsubscribeFormProps extends UnsubscribeProps {
  readonly stored: Subscription;
}

function UnsubscribeForm({ token, stored, settingsPath }: UnsubscribeFormProps) {
  const messages = useMessages("notifications.kinds");

  const t = useTranslator("notifications");
  const [isMailed, setMailed] = useState(stored.isMailed);
  const sending = useRouteCall(notificationsRoutes.unsubscribe);
  const kind = messages[stored.kind].label;
  async function turnOff() {
    const outcome = await sending.send({ params: { token } });
    if (outcome.ok) setMailed(outcome.data.isMailed);
  }
  return (
    <>
      <h1>{t(isMailed ? "unsubscribe.title" : "unsubscribe.doneTitle", { kind })}</h1>
      <p role="status">{t(describeState(isMailed, sending.isDone))}</p>
      <FormFailure message={sending.failure} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isMailed && !sending.isDone && (
          <Button pending={sending.isSending && t("unsubscribe.sending")} onClick={() => void turnOff()}>
            {t("unsubscribe.submit")}
          </Button>
        )}
        <Link href={settingsPath}>{t("unsubscribe.settings")}</Link>
      </p>
    </>
  );
}

/** Still on after the call: the link was used before. */
function describeState(isMailed: boolean, isDone: boolean) {
  if (!isMailed) return "unsubscribe.doneText";
  return isDone ? "unsubscribe.used" : "unsubscribe.text";
}
