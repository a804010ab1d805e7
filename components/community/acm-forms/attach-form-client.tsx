"use client";

import { useRouter } from "next/navigation";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface AttachFormProps {
  readonly id: number;
  /** Name of the animal. */
  readonly name: string;
  readonly messages: Messages["acmForms"]["attach"];
  readonly formMessages: FormMessages;
}

/** Attaches a signed form to its sample. */
export function AttachForm({ id, name, messages, formMessages }: AttachFormProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const { failure } = acmFormsRoutes.attach;
  const attaching = useMutationCall({ failure, messages: formMessages });
  const attach = async () => {
    if ((await attaching.run(callApi(acmFormsRoutes.attach, { params: { id } }))).ok) router.refresh();
  };
  return (
    <Card>
      <section aria-labelledby="attach" className="grid justify-items-start gap-3">
        <h2 id="attach">{t("title")}</h2>
        <p className="text-quiet">{t("text", { name })}</p>
        <Button pending={attaching.isSending && t("sending")} onClick={() => void attach()}>
          {t("submit")}
        </Button>
        <FormFailure message={attaching.failure} />
      </section>
    </Card>
  );
}
