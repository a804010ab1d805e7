"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { apiTokenLimits, tokenDays } from "@/lib/config/api-tokens";
import { apiTokenScopes } from "@/lib/config/documents";
import { apiTokenForm } from "@/lib/contract/account/api-tokens/api-tokens.forms";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { CreatedToken } from "./created-token";

interface CreateTokenProps {
  readonly messages: Pick<Messages["apiTokens"], "form" | "created" | "example">;
  readonly formMessages: FormMessages;
}

/** The form for a new token. The token is on display until the page is left, and never again. */
export function CreateToken({ messages, formMessages }: CreateTokenProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const [token, setToken] = useState<string>();
  const form = useCallForm({
    route: apiTokensRoutes.create,
    schema: apiTokenForm,
    messages: formMessages,
    defaults: { name: "", scopes: ["animals"] as string[], days: "90" },
    toBody: ({ name, scopes, days }) => ({ name, scopes, days: days === "" ? null : Number(days) }),
    onSuccess: (created) => {
      setToken(created.token);
      router.refresh();
    },
  });
  if (token !== undefined) return <CreatedToken token={token} messages={messages} />;
  const { error, ...scopes } = form.field("scopes");
  return (
    <section aria-labelledby="create" className={cn(cardStyles, "grid max-w-text gap-4")}>
      <h2 id="create">{t("form.title")}</h2>
      <CallForm form={form} submitLabel={t("form.submit")} pendingLabel={t("form.sending")}>
        <TextField
          label={t("form.name")}
          hint={t("form.nameHint")}
          maxLength={apiTokenLimits.nameLength}
          {...form.field("name")}
        />
        <fieldset>
          <legend className="font-medium">{t("form.scopes")}</legend>
          {apiTokenScopes.map((scope) => (
            <Checkbox key={scope} label={t(`form.scope.${scope}`)} value={scope} {...scopes} />
          ))}
          {error !== undefined && <p className="font-medium text-affected">{error}</p>}
        </fieldset>
        <Select
          label={t("form.days")}
          placeholder={t("form.noEnd")}
          options={tokenDays.map((days) => ({ value: String(days), label: t("form.dayCount", { days }) }))}
          {...form.field("days")}
        />
      </CallForm>
    </section>
  );
}
