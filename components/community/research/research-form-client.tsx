"use client";

import { type SyntheticEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { CallForm } from "@/components/form/call-form";
import { trimTexts } from "@/components/form/contract-resolver";
import { SecurityField } from "@/components/form/security-field";
import { useCallForm } from "@/components/form/use-call-form";
import { useLazySecurityQuestion } from "@/components/form/use-security-question";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { LinkButton } from "@/components/ui/link-button";
import type { Option } from "@/components/ui/select";
import type { ResearchProject } from "@/lib/config/research";
import { researchForm } from "@/lib/contract/community/research/research.forms";
import { researchRoutes } from "@/lib/contract/community/research/research.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { FileField } from "./file-field-client";
import { ApplicantFields, ProposalFields } from "./research-fields";
import { useFiles } from "./use-files";

interface ResearchFormProps {
  /** Chosen by the address of the page. */
  readonly project: ResearchProject | undefined;
  readonly countries: readonly Option[];
  readonly links: Readonly<Record<"research" | "privacy", string>>;
  readonly messages: Pick<Messages["research"], "form" | "files" | "labels"> & Pick<Messages, "security">;
  readonly formMessages: FormMessages;
}

function emptyValues(project: ResearchProject | undefined) {
  const files: string[] = [];
  return {
    name: "",
    email: "",
    country: "",
    role: "",
    institution: "",
    project: project ?? "",
    species: "",
    breeds: "",
    proposal: "",
    files,
    consent: false,
    security: "",
    website: "",
  };
}

const toBody = (values: FieldValues): FieldValues => ({
  ...trimTexts(values),
  project: values["project"] || null,
});

const createFormId = () => crypto.randomUUID().replaceAll("-", "");

export function ResearchForm({ project, countries, links, messages, formMessages }: ResearchFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [id] = useState(createFormId);
  const security = useLazySecurityQuestion();
  const form = useCallForm({
    route: researchRoutes.apply,
    schema: researchForm,
    defaults: emptyValues(project),
    toBody,
    toInput: (body) => ({ body: { ...body, id, challenge: security.challenge } }),
    onSuccess: () => setSentTo(form.hook.getValues("email")),
    onFailure: () => void replaceQuestion(),
    messages: formMessages,
    staysBusy: true,
  });
  const attachments = useFiles({
    messages: messages.files,
    formMessages,
    onChange: (ids) => form.hook.setValue("files", ids),
  });

  /** Each attempt uses up its question. */
  async function replaceQuestion() {
    if (await security.loadQuestion()) form.hook.resetField("security", { keepError: true });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    setIsWaiting(attachments.isUploading);
    if (attachments.isUploading) event.preventDefault();
    else form.submit(event);
  }

  if (sentTo !== undefined) return <Sent email={sentTo} messages={messages.form} link={links.research} />;
  const blocked = isWaiting && attachments.isUploading ? messages.form.uploading : undefined;
  return (
    <CallForm
      form={{ submit, isSending: form.isSending, failure: blocked ?? form.failure }}
      submitLabel={messages.form.submit}
      pendingLabel={messages.form.submitting}
      onFocus={security.requestQuestion}
    >
      <ApplicantFields field={form.field} countries={countries} messages={messages} />
      <ProposalFields field={form.field} messages={messages} privacyPath={links.privacy}>
        <FileField
          attachments={attachments}
          error={form.hook.formState.errors.files?.message}
          messages={messages.files}
        />
      </ProposalFields>
      <SecurityField field={form.field} security={security} messages={messages.security} />
    </CallForm>
  );
}

interface SentProps {
  readonly email: string;
  readonly messages: Messages["research"]["form"];
  readonly link: string;
}

function Sent({ email, messages, link }: SentProps) {
  const t = useTranslator(messages);
  return (
    <FormSuccess title={messages.successTitle} text={t("successText", { email })}>
      <p>
        <LinkButton href={link} kind="secondary">
          {messages.toResearch}
        </LinkButton>
      </p>
    </FormSuccess>
  );
}
