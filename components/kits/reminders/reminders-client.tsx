"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { isStatus, messageOf } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { Body, Response } from "@/lib/contract/calls";
import { LinkGone } from "./link-gone";

type Choice = Body<"activation.updateReminders">;

interface RemindersProps {
  readonly token: string;
  readonly contactPath: string;
}

/** The reminders of an address, by the token of the link in its mails. */
export function Reminders({ token, contactPath }: RemindersProps) {
  const t = useTranslator("reminders");
  const { data, error, isLoading, refetch } = useQueryCall(activationRoutes.getReminders, {
    params: { token },
  });
  if (data) return <RemindersForm token={token} stored={data} />;
  if (isLoading || error === undefined) return <Skeleton label={t("loading")} lines={5} />;
  if (isStatus(error, 404) || error.kind === "fields") return <LinkGone contactPath={contactPath} />;
  return (
    <>
      <h1>{t("title")}</h1>
      <FailedState message={messageOf(error)} retryLabel={t("retry")} onRetry={refetch} />
    </>
  );
}

interface RemindersFormProps extends Pick<RemindersProps, "token"> {
  readonly stored: Response<"activation.getReminders">;
}

const names = ["activation", "posting", "expiry"] as const;
const none: Choice = { activation: false, posting: false, expiry: false };

function RemindersForm({ token, stored }: RemindersFormProps) {
  const t = useTranslator("reminders");

  const { email, activation, posting, expiry } = stored;
  const [choice, setChoice] = useState<Choice>({ activation, posting, expiry });
  const saving = useRouteCall(activationRoutes.updateReminders);
  const isNone = names.every((name) => !choice[name]);

  async function save(next: Choice) {
    const body = { ...next };
    const outcome = await saving.send({ params: { token }, body });
    if (outcome.ok) setChoice(next);
  }

  return (
    <>
      <h1>{t("title")}</h1>
      <p className="text-lead wrap-anywhere text-quiet">{t("intro", { email })}</p>
      <form
        method="post"
        noValidate
        className="grid gap-6"
        onChange={saving.reset}
        onSubmit={(event) => {
          event.preventDefault();
          void save(choice);
        }}
      >
        <ReminderBoxes choice={choice} onChange={setChoice} />
        <p className="rounded-box bg-sand px-4 py-3">{t("always")}</p>
        <FormFailure message={saving.failure} />
        <p role="status" className="font-medium empty:hidden">
          {saving.isDone && t(isNone ? "noneDone" : "saved")}
        </p>
        <div className="flex flex-col gap-2 wide:flex-row wide:gap-4">
          <Button type="submit" pending={saving.isSending && t("saving")} className="min-h-13 wide:min-w-40">
            {t("save")}
          </Button>
          <Button
            kind="secondary"
            className="min-h-13"
            aria-disabled={saving.isSending || undefined}
            onClick={() => void save(none)}
          >
            {t("none")}
          </Button>
        </div>
      </form>
    </>
  );
}

interface ReminderBoxesProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

function ReminderBoxes({ choice, onChange }: ReminderBoxesProps) {
  const t = useTranslator("reminders");
  return (
    <fieldset className="rounded-box border border-line bg-card px-5 pt-1 pb-3">
      <legend className="px-1 font-medium">{t("legend")}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={t(name)}
          checked={choice[name]}
          onChange={({ currentTarget: { checked } }) => onChange({ ...choice, [name]: checked })}
        />
      ))}
    </fieldset>
  );
}
