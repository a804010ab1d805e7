"use client";

import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { breedingCommunityRoutes } from "@/lib/contract/breeding/breeding-community/breeding-community.routes";

interface ConsentsFormProps {
  readonly animalId: number;
  readonly relatives: boolean;
  /** Null without reports: there is nothing to decide. */
  readonly statistics: boolean | null;
  readonly labels: { readonly title: string; readonly text: string; readonly statisticsHint: string };
}

/** What the animal takes part in, which its owner can change at any time. */
export function ConsentsForm({ animalId, labels, ...consents }: ConsentsFormProps) {
  const messages = useMessages("breedingCommunity.consents");

  const router = useRouter();
  const { relatives, statistics } = consents;
  const form = useForm({ defaultValues: { relatives, statistics: statistics ?? false } });
  const saving = useRouteCall(breedingCommunityRoutes.saveConsents);
  const submit = form.handleSubmit(async (body) => {
    const input = { params: { id: animalId }, body };
    const { ok } = await saving.send(input);
    if (ok) router.refresh();
  });
  return (
    <section aria-labelledby="consents" className={cn(cardStyles, "grid max-w-text gap-3")}>
      <h2 id="consents" className="text-title-3">
        {labels.title}
      </h2>
      <p className="text-quiet">{labels.text}</p>
      <form
        method="post"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => void submit(event)}
        onChange={saving.reset}
      >
        <Checkbox {...form.register("relatives")} label={messages.relatives} hint={messages.relativesHint} />
        {statistics !== null && (
          <Checkbox
            {...form.register("statistics")}
            label={messages.statistics}
            hint={labels.statisticsHint}
          />
        )}
        <FormFailure message={saving.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="secondary" pending={saving.isSending && messages.sending}>
            {messages.submit}
          </Button>
          <p role="status" className="font-medium">
            {saving.isDone && messages.saved}
          </p>
        </div>
      </form>
    </section>
  );
}
