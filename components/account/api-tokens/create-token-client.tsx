"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { apiTokenLimits, tokenDays } from "@/lib/config/account/api-tokens";
import { apiTokenScopes } from "@/lib/config/animals/documents";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";
import { CreatedToken } from "./created-token";

/** The form for a new token. The token is on display until the page is left, and never again. */
export function CreateToken() {
  const t = useTranslator("apiTokens.form");
  const router = useRouter();
  const [token, setToken] = useState<string>();
  const form = useCallForm({
    route: apiTokensRoutes.create,
    schema: async () => (await import("@/lib/contract/account/api-tokens/api-tokens.forms")).apiTokenForm,
    defaults: { name: "", scopes: ["animals"] as string[], days: "90" },
    toBody: ({ name, scopes, days }) => ({ name, scopes, days: days === "" ? null : Number(days) }),
    onSuccess: (created) => {
      setToken(created.token);
      router.refresh();
    },
  });
  if (token !== undefined) return <CreatedToken token={token} />;
  const { error, ...scopes } = form.field("scopes");
  return (
    <section aria-labelledby="create" className={cn(cardStyles, "grid max-w-text gap-4")}>
      <h2 id="create">{t("title")}</h2>
      <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("sending")}>
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          maxLength={apiTokenLimits.nameLength}
          {...form.field("name")}
        />
        <fieldset>
          <legend className="font-medium">{t("scopes")}</legend>
          {apiTokenScopes.map((scope) => (
            <Checkbox key={scope} label={t(`scope.${scope}`)} value={scope} {...scopes} />
          ))}
          {error !== undefined && <p className="font-medium text-affected">{error}</p>}
        </fieldset>
        <Select
          label={t("days")}
          placeholder={t("noEnd")}
          options={tokenDays.map((days) => ({ value: String(days), label: t("dayCount", { days }) }))}
          {...form.field("days")}
        />
      </CallForm>
    </section>
  );
}
