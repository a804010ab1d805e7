"use client";

import { useRouter } from "next/navigation";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";

interface AttachFormProps {
  readonly id: number;
  /** Name of the animal. */
  readonly name: string;
}

/** Attaches a signed form to its sample. */
export function AttachForm({ id, name }: AttachFormProps) {
  const t = useTranslator("acmForms.attach");
  const router = useRouter();
  const attaching = useRouteCall(acmFormsRoutes.attach);
  const attach = async () => {
    if ((await attaching.send({ params: { id } })).ok) router.refresh();
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
