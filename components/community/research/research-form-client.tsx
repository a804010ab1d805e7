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
import { type ResearchProject, researchFileTypes, researchLimits } from "@/lib/config/community/research";
import { researchRoutes } from "@/lib/contract/community/research/research.routes";
import { ApplicantFields, ProposalFields } from "./research-fields";
import { useFiles, type AttachedFile, maxMegabytes } from "./use-files";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";

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
    onFailure: () => void security.replaceQuestion(form.hook),
    staysBusy: true,
  });
  const attachments = useFiles({
    onChange: (ids) => form.hook.setValue("files", ids),
  });

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

function Sent({ email, link }: { readonly email: string; readonly link: string }) {
  const t = useTranslator("research.form");
  return (
    <FormSuccess title={t("successTitle")} text={t("successText", { email })}>
      <p>
        <LinkButton href={link} kind="secondary">
          {t("toResearch")}
        </LinkButton>
      </p>
    </FormSuccess>
  );
}

interface FileFieldProps {
  readonly attachments: ReturnType<typeof useFiles>;
  readonly error: string | undefined;
}

function FileField({ attachments, error }: FileFieldProps) {
  const t = useTranslator("research.files");
  const { files, notice, isUploading, failure, upload, remove } = attachments;
  const isFull = files.length >= researchLimits.files;

  return (
    <section aria-labelledby="research-files" className="grid justify-items-start gap-3">
      <h2 id="research-files" tabIndex={-1} className="text-title-3">
        {t("title")}
      </h2>
      <p className="text-small text-quiet">
        {t("hint", { count: researchLimits.files, size: maxMegabytes })}
      </p>
      <AttachedFiles
        files={files}
        onRemove={(file) => {
          remove(file);
          // The button that had the focus is gone.
          document.querySelector<HTMLElement>("#research-files")?.focus();
        }}
      />
      {isFull ? (
        <p className="text-small text-quiet">{t("full", { count: researchLimits.files })}</p>
      ) : (
        <FileButton
          label={t("choose")}
          accept={researchFileTypes}
          pending={isUploading && t("uploading")}
          onFile={upload}
        />
      )}
      <p
        role="status"
        className={cn("wrap-anywhere empty:hidden", notice?.isError ? "text-affected" : "text-clear")}
      >
        {notice?.text}
      </p>
      <FormFailure message={failure ?? error} />
    </section>
  );
}

interface AttachedFilesProps {
  readonly files: readonly AttachedFile[];
  readonly onRemove: (file: AttachedFile) => void;
}

function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const messages = useMessages("research.files");
  if (files.length === 0) return null;
  return (
    <ul aria-label={messages.list} className="grid w-full gap-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex items-center justify-between gap-3 rounded-box border border-line py-1 pr-1 pl-4"
        >
          <span className="min-w-0 wrap-anywhere">{file.name}</span>
          <Button kind="quiet" onClick={() => onRemove(file)}>
            {messages.remove} <span className="sr-only">{file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
