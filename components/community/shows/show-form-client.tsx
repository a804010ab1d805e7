"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChoiceRow } from "@/components/ui/choice-row";
import { TextArea } from "@/components/ui/text-area";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { type ShowKind, showKinds } from "@/lib/config/community/shows";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import { showPaths } from "@/lib/navigation/show-paths";
import { toCounts } from "./to-counts";

interface ShowFormProps {
  /** Offered as contact. */
  readonly user: { readonly name: string; readonly email: string };
}

/** Registers a show. What sponsorship needs is shown when it is chosen. */
export function ShowForm({ user }: ShowFormProps) {
  const messages = useMessages("shows.form");

  const [kind, setKind] = useState<ShowKind>("shows");
  const { field, submit, failure, isSending } = useShowForm({ user });
  const short = { required: true, maxLength: limits.shortTextLength } as const;
  const kindField = field("kind");
  return (
    <form method="post" noValidate className="grid gap-6" onSubmit={submit}>
      <Group title={messages.show}>
        <ChoiceRow
          legend={messages.kind}
          options={showKinds.map((value) => ({ value, label: messages.kinds[value] }))}
          chosen={kind}
          field={{ ...kindField, onChange: chooseKind(kindField, setKind) }}
        />
        <TextField {...field("club")} {...short} label={messages.club} />
        <TextField {...field("name")} {...short} label={messages.name} />
        <TextField {...field("heldOn")} type="date" required label={messages.heldOn} />
        <TextField {...field("place")} {...short} label={messages.place} hint={messages.placeHint} />
        <TextField {...field("entries")} required inputMode="numeric" label={messages.entries} />
        <TextField
          {...field("kits")}
          required
          inputMode="numeric"
          label={messages.kits}
          hint={messages.kitsHint}
        />
      </Group>
      {kind === "sponsorship" && <SponsorshipFields field={field} />}
      <Group title={messages.contact}>
        <TextField {...field("contactName")} {...short} autoComplete="name" label={messages.contactName} />
        <EmailField {...field("contactEmail")} required label={messages.contactEmail} />
        <TextField
          {...field("contactPhone")}
          type="tel"
          autoComplete="tel"
          label={messages.contactPhone}
          hint={messages.optional}
        />
      </Group>
      <FormFailure message={failure} />
      <div>
        <Button type="submit" pending={isSending && messages.sending}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}

type ShowFormState = ReturnType<typeof useShowForm>;

function SponsorshipFields({ field }: { readonly field: ShowFormState["field"] }) {
  const messages = useMessages("shows.form");
  const long = { required: true, maxLength: limits.noteLength } as const;
  return (
    <Group title={messages.sponsorship}>
      <TextArea {...field("request")} {...long} label={messages.request} hint={messages.requestHint} />
      <TextArea {...field("offer")} {...long} label={messages.offer} hint={messages.offerHint} />
      <TextField
        {...field("catalogueOn")}
        type="date"
        label={messages.catalogueOn}
        hint={messages.catalogueOnHint}
      />
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid max-w-form gap-4">
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

type KindField = Pick<ComponentProps<"input">, "onChange">;

const chooseKind =
  ({ onChange }: KindField, setKind: (kind: ShowKind) => void): KindField["onChange"] =>
  (event) => {
    onChange?.(event);
    setKind(showKinds.find((one) => one === event.currentTarget.value) ?? "shows");
  };

function useShowForm({ user }: Pick<ShowFormProps, "user">) {
  const router = useRouter();
  return useCallForm({
    route: showsRoutes.create,
    schema: async () => (await import("@/lib/contract/community/shows/shows.forms")).showForms.create,
    defaults: {
      kind: "shows",
      club: "",
      name: "",
      heldOn: "",
      place: "",
      entries: "",
      kits: "0",
      request: "",
      offer: "",
      catalogueOn: "",
      contactName: user.name,
      contactEmail: user.email,
      contactPhone: "",
    },
    toBody,
    onSuccess: ({ id }) => router.push(showPaths.show(id)),
    staysBusy: true,
  });
}

const optionalNames = ["request", "offer", "catalogueOn", "contactPhone"];

/** Only optional texts are null when empty: a required one has its own message. */
function toBody(values: FieldValues): FieldValues {
  const isSponsorship = values["kind"] === "sponsorship";
  const optional = emptyToNull(Object.fromEntries(optionalNames.map((name) => [name, values[name]])));
  const sponsorship = isSponsorship ? {} : { request: null, offer: null, catalogueOn: null };
  return toCounts({ ...values, ...optional, ...sponsorship }, ["entries", "kits"]);
}
