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
import { CopyButton } from "@/components/form/copy-button-client";
import { Link } from "@/components/links/link";
import { publicApiRoutes } from "@/lib/contract/animals/records/public-api/public-api.routes";

const codeStyles =
  "block overflow-x-auto rounded-box bg-sand p-4 text-small whitespace-pre-wrap wrap-anywhere";

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

/** A new token, and a request that uses it. */
function CreatedToken({ token }: { readonly token: string }) {
  const t = useTranslator("apiTokens");
  const request = `curl -H "Authorization: Bearer ${token}" ${window.location.origin}/api${publicApiRoutes.listAnimals.path}`;
  return (
    <section aria-labelledby="created" className={cn(cardStyles, "grid grid-cols-1 gap-3")}>
      <div role="status">
        <h2 id="created">{t("created.title")}</h2>
        <p>{t("created.text")}</p>
      </div>
      <p className="font-medium">{t("created.token")}</p>
      <code className={codeStyles}>{token}</code>
      <div>
        <CopyButton text={token} label={t("created.copy")} copied={t("created.copied")} />
      </div>
      <h3>{t("example.title")}</h3>
      <p>{t("example.text")}</p>
      <code className={codeStyles}>{request}</code>
      <p>
        <Link href="/api/openapi.json">{t("example.docs")}</Link>
      </p>
    </section>
  );
}
