"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface ArchiveButtonProps {
  readonly id: number;
  readonly name: string;
  readonly isArchived: boolean;
  readonly messages: Pick<Messages["animals"], "actions">;
  readonly formMessages: FormMessages;
}

/** Archives the animal, or brings it back. Nothing is lost, so it does not ask first. */
export function ArchiveButton({ id, name, isArchived, messages, formMessages }: ArchiveButtonProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const route = isArchived ? animalsRoutes.restore : animalsRoutes.archive;
  const [done, setDone] = useState<"archived" | "restored">();
  const { run, isSending, failure } = useMutationCall({
    messages: formMessages,
    failure: route.failure,
  });
  async function submit() {
    setDone(undefined);
    const { ok } = await run(callApi(route, { params: { id } }));
    if (!ok) return;
    setDone(isArchived ? "restored" : "archived");
    router.refresh();
  }
  return (
    <>
      <Button
        kind="quiet"
        pending={isSending && t(isArchived ? "actions.restoring" : "actions.archiving")}
        onClick={() => void submit()}
      >
        {t(isArchived ? "actions.restore" : "actions.archive")}
      </Button>
      <p role="status" className="sr-only">
        {done && t(`actions.${done}`, { name })}
      </p>
      <FormFailure message={failure} />
    </>
  );
}
