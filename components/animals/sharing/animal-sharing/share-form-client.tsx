"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useId, useState, useEffect, useRef } from "react";
import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select, type Option } from "@/components/ui/select";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import {
  type AccessScope,
  accessScopes,
  type GranteeKind,
  granteeKinds,
  linkScopes,
} from "@/lib/config/animals/animal-access";
import { animalSharingRoutes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { ScopeBoxes } from "./scope-boxes";
import { toShareInput } from "./to-share-input";
import { CopyButton } from "@/components/form/copy-button-client";

interface ShareFormProps {
  readonly animalId: number;
  readonly isDog: boolean;
  readonly clubs: readonly Option[];
  readonly initialKind?: GranteeKind | undefined;
}

const fieldNames = ["email", "club_id", "scopes", "ends_on"];

/** Shares the animal. A new link is shown once, below the form. */
export function ShareForm({ animalId, isDog, clubs, initialKind = "person" }: ShareFormProps) {
  const messages = useMessages("animalSharing.form");

  const router = useRouter();
  const titleId = useId();
  const [kind, setKind] = useState<GranteeKind>(initialKind);
  const [scopes, setScopes] = useState<readonly AccessScope[]>(["summary", "results"]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [link, setLink] = useState<string>();
  const call = useRouteCall(animalSharingRoutes.share);
  const labels = messages;
  const offered = kind === "link" ? linkScopes : accessScopes;
  const chosen = scopes.filter((scope) => offered.includes(scope));

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setLink(undefined);
    const { body, missing } = toShareInput(new FormData(form), { kind, scopes: chosen });
    setErrors(Object.fromEntries(missing.map((name) => [name, labels.required])));
    if (missing.length > 0) return;
    const input = { params: { id: animalId }, body };
    const outcome = await call.send(input, fieldNames);
    if (!outcome.ok) return setErrors(outcome.fields);
    setLink(outcome.data.url ?? undefined);
    form.reset();
    router.refresh();
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        className="grid max-w-form gap-4"
        onSubmit={(event) => void submit(event)}
        onChange={call.reset}
      >
        <h2 id={titleId}>{labels.title}</h2>
        <GranteeFields kind={kind} isDog={isDog} clubs={clubs} errors={errors} onKindChange={setKind} />
        <ScopeBoxes
          kind={kind}
          offered={offered}
          chosen={chosen}
          onChange={setScopes}
          error={errors["scopes"]}
        />
        <EndDate labels={labels} error={errors["ends_on"]} />
        <SubmitRow labels={labels} failure={call.failure} isSending={call.isSending} isDone={call.isDone} />
      </form>
      {link !== undefined && <NewLink url={link} />}
    </Card>
  );
}

interface LabelledProps {
  readonly labels: Messages["animalSharing"]["form"];
}

interface EndDateProps extends LabelledProps {
  readonly error?: string;
}

function EndDate({ labels, ...error }: EndDateProps) {
  return <TextField name="ends_on" type="date" label={labels.endsOn} hint={labels.endsOnHint} {...error} />;
}

interface SubmitRowProps extends LabelledProps {
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly isDone: boolean;
}

function SubmitRow({ labels, failure, isSending, isDone }: SubmitRowProps) {
  return (
    <>
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={isSending && labels.sending}>
          {labels.submit}
        </Button>
        <p role="status" className="font-medium">
          {isDone && labels.done}
        </p>
      </div>
    </>
  );
}

interface GranteeFieldsProps extends Pick<ShareFormProps, "isDog" | "clubs"> {
  readonly kind: GranteeKind;
  readonly onKindChange: (kind: GranteeKind) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** With whom to share: what is asked depends on the kind. */
function GranteeFields({ kind, onKindChange, isDog, clubs, errors }: GranteeFieldsProps) {
  const messages = useMessages("animalSharing");
  const { form: labels } = messages;
  const kinds = granteeKinds.filter((one) => isDog || one !== "dv");
  return (
    <>
      <Select
        label={labels.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: messages.kinds[value] }))}
        onChange={({ currentTarget }) =>
          onKindChange(kinds.find((one) => one === currentTarget.value) ?? kind)
        }
      />
      {(kind === "person" || kind === "vet") && (
        <EmailField
          name="email"
          autoComplete="off"
          label={labels.email}
          hint={labels.emailHint}
          error={errors["email"]}
        />
      )}
      {kind === "club" && (
        <Select
          name="club_id"
          label={labels.club}
          placeholder={labels.chooseClub}
          options={clubs}
          {...(clubs.length === 0 && { hint: labels.noClubs })}
          error={errors["club_id"]}
        />
      )}
      {kind === "link" && <p className="text-quiet">{labels.linkHint}</p>}
    </>
  );
}

function NewLink({ url }: { readonly url: string }) {
  const messages = useMessages("animalSharing.newLink");
  const section = useRef<HTMLElement>(null);
  // Shown once: it must not be behind the edge of the screen.
  useEffect(() => section.current?.scrollIntoView?.({ block: "nearest" }), [url]);
  return (
    <section ref={section} role="status" className="mt-6 grid max-w-form gap-3 rounded-box bg-brand-soft p-4">
      <h3 className="text-title-3">{messages.title}</h3>
      <p>{messages.text}</p>
      <TextField
        label={messages.label}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <CopyButton text={url} label={messages.copy} copied={messages.copied} />
      </div>
    </section>
  );
}
