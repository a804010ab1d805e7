"use client";

import { type SyntheticEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useMessages, useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { trimTexts } from "@/components/form/contract-resolver";
import { SecurityField } from "@/components/form/security-field";
import { useCallForm } from "@/components/form/use-call-form";
import { useLazySecurityQuestion } from "@/components/form/use-security-question";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { LinkButton } from "@/components/links/link-button";
import type { Option } from "@/components/ui/select";
import type { ResearchProject } from "@/lib/config/community/research";
import { researchRoutes } from "@/lib/contract/community/research/research.routes";
import { FileField } from "./file-field-client";
import { ApplicantFields, ProposalFields } from "./research-fields";
import { useFiles } from "./use-files";

interface ResearchFormProps {
  /** Chosen by the address of the page. */
  readonly project: ResearchProject | undefined;
  readonly countries: readonly Option[];
  readonly links: Readonly<Record<"research" | "privacy", string>>;
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

export function ResearchForm({ project, countries, links }: ResearchFormProps) {
  const messages = useMessages("research.form");
  const [sentTo, setSentTo] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [id] = useState(createFormId);
  const security = useLazySecurityQuestion();
  const form = useCallForm({
    route: researchRoutes.apply,
    schema: async () => (await import("@/lib/contract/community/research/research.forms")).researchForm,
    defaults: emptyValues(project),
    toBody,
    toInput: (body) => ({ body: { ...body, id, challenge: security.challenge } }),
    onSuccess: () => setSentTo(form.hook.getValues("email")),
    onFailure: () => void replaceQuestion(),
    staysBusy: true,
  });
  const attachments = useFiles({
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

  if (sentTo !== undefined) return <Sent email={sentTo} link={links.research} />;
  const blocked = isWaiting && attachments.isUploading ? messages.uploading : undefined;
  return (
    <CallForm
      form={{ submit, isSending: form.isSending, failure: blocked ?? form.failure }}
      submitLabel={messages.submit}
      pendingLabel={messages.submitting}
      onFocus={security.requestQuestion}
    >
      <ApplicantFields field={form.field} countries={countries} />
      <ProposalFields field={form.field} privacyPath={links.privacy}>
        <FileField attachments={attachments} error={form.hook.formState.errors.files?.message} />
      </ProposalFields>
      <SecurityField field={form.field} security={security} />
    </CallForm>
  );
}

interface SentProps {
  readonly email: string;
  readonly link: string;
}

function Sent({ email, link }: SentProps) {
  const messages = useMessages("research.form");
  const t = useTranslator("research.form");
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
