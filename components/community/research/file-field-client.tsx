"use client";

import { useMessages, useTranslator } from "#use-messages";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { researchFileTypes, researchLimits } from "@/lib/config/community/research";
import { type AttachedFile, maxMegabytes, type useFiles } from "./use-files";

interface FileFieldProps {
  readonly attachments: ReturnType<typeof useFiles>;
  readonly error: string | undefined;
}

export function FileField({ attachments, error }: FileFieldProps) {
  const messages = useMessages("research.files");
  const t = useTranslator("research.files");
  const { files, notice, isUploading, failure, upload, remove } = attachments;
  const isFull = files.length >= researchLimits.files;

  return (
    <section aria-labelledby="research-files" className="grid justify-items-start gap-3">
      <h2 id="research-files" tabIndex={-1} className="text-title-3">
        {messages.title}
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
          label={messages.choose}
          accept={researchFileTypes}
          pending={isUploading && messages.uploading}
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
