"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";

interface ArchiveButtonProps {
  readonly id: number;
  readonly name: string;
  readonly isArchived: boolean;
}

/** Archives the animal, or brings it back. Nothing is lost, so it does not ask first. */
export function ArchiveButton({ id, name, isArchived }: ArchiveButtonProps) {
  const t = useTranslator("animals");
  const router = useRouter();
  const route = isArchived ? animalsRoutes.restore : animalsRoutes.archive;
  const [done, setDone] = useState<"archived" | "restored">();
  const { send, isSending, failure } = useRouteCall(route);
  async function submit() {
    setDone(undefined);
    const { ok } = await send({ params: { id } });
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
