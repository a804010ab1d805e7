"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { mandatoryKinds, type OptionalKind, optionalKinds } from "@/lib/config/kernel/notifications";
import { notificationsRoutes } from "@/lib/contract/kernel/notifications/notifications.routes";

/** One box for each kind of email that can be turned off. */
export function MailPreferences({ muted: stored }: { readonly muted: readonly OptionalKind[] }) {
  const messages = useMessages("notifications");

  const { preferences, kinds } = messages;
  const [muted, setMuted] = useState(stored);
  const saving = useRouteCall(notificationsRoutes.savePreferences);
  const toggle = (kind: OptionalKind) =>
    setMuted(muted.includes(kind) ? muted.filter((other) => other !== kind) : [...muted, kind]);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onChange={saving.reset}
      onSubmit={(event) => {
        event.preventDefault();
        void saving.send({ body: { muted: [...muted] } });
      }}
    >
      <fieldset className="grid grid-cols-1 items-start gap-x-8 gap-y-2 wide:grid-cols-2">
        <legend className="mb-2 text-quiet">{preferences.intro}</legend>
        {optionalKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={kind}
            label={kinds[kind].label}
            hint={kinds[kind].text}
            checked={!muted.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </fieldset>
      <h3>{preferences.always}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {mandatoryKinds.map((kind) => (
          <li key={kind}>
            {kinds[kind].label} <span className="block text-small text-quiet">{kinds[kind].text}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-quiet">{preferences.alwaysHint}</p>
      <FormFailure message={saving.failure} />
      <p role="status" className="font-medium empty:hidden">
        {saving.isDone && preferences.saved}
      </p>
      <div>
        <Button type="submit" pending={saving.isSending && preferences.saving}>
          {preferences.submit}
        </Button>
      </div>
    </form>
  );
}
