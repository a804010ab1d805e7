import { useState } from "react";
import { useTranslator } from "#use-messages";
import { uploadBody } from "@/components/form/upload-body";
import { useRouteCall } from "@/components/form/use-route-call";
import { researchFileTypes, researchLimits } from "@/lib/config/community/research";
import { researchRoutes } from "@/lib/contract/community/research/research.routes";

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

export const maxMegabytes = researchLimits.fileBytes / 1024 / 1024;

/** Files are uploaded as soon as they are chosen, so that a wrong one is noticed at once. */
export function useFiles({ onChange }: { readonly onChange: (ids: string[]) => void }) {
  const t = useTranslator("research.files");
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [notice, setNotice] = useState<{ readonly text: string; readonly isError: boolean }>();
  const { send, isSending, failure } = useRouteCall(researchRoutes.uploadFile);

  function change(next: readonly AttachedFile[], text: string) {
    setFiles(next);
    setNotice({ text, isError: false });
    onChange(next.map(({ id }) => id));
  }

  async function upload(file: File): Promise<void> {
    const { name } = file;
    if (file.size > researchLimits.fileBytes)
      return setNotice({ text: t("tooLarge", { name, size: maxMegabytes }), isError: true });
    setNotice(undefined);
    const body = uploadBody(file, researchFileTypes);
    const outcome = await send({ body }, ["file"]);
    if (outcome.ok) return change([...files, { id: outcome.data.id, name }], t("attached", { name }));
    const reason = outcome.fields["file"];
    if (reason !== undefined) setNotice({ text: t("failed", { name, reason }), isError: true });
  }

  function remove({ id, name }: AttachedFile) {
    change(
      files.filter((file) => file.id !== id),
      t("removed", { name }),
    );
  }

  return { files, notice, isUploading: isSending, failure, upload, remove };
}
