import { useTranslator } from "#use-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { Contact } from "@/lib/domain/kernel/postal-address";
import type { Errors } from "./supplies-form-data";

export type Client = Contact;

interface ClientFieldsProps {
  readonly client?: Client | undefined;
  /** Set for an agent who orders kits to stock: the agent is the client, and collects the samples. */
  readonly stockClient?: Client | undefined;
  readonly agent: { readonly name: string; readonly clinic: string };
  readonly errors: Errors;
}

/** Client and sample collector of an advance order. */
export function ClientFields({ client: orderClient, stockClient, agent, errors }: ClientFieldsProps) {
  const t = useTranslator("orderSupplies");
  const client = orderClient ?? stockClient;
  const field = (name: string) => {
    const error = errors[name];
    return {
      name,
      autoComplete: "off",
      maxLength: limits.shortTextLength,
      ...(error !== undefined && { error }),
    };
  };
  const title = stockClient ? "stockClient" : "client";
  return (
    <>
      <fieldset className={cn(cardStyles, "grid min-w-0 gap-4 wide:grid-cols-2")}>
        <legend className="sr-only">{t(title)}</legend>
        <h2 className="wide:col-span-2">{t(title)}</h2>
        <TextField {...field("user.firstName")} label={t("firstName")} defaultValue={client?.firstName} />
        <TextField {...field("user.lastName")} label={t("lastName")} defaultValue={client?.lastName} />
        <EmailField {...field("user.email")} label={t("email")} defaultValue={client?.email} />
        <TextField
          {...field("user.phoneNumber")}
          label={t("phone")}
          type="tel"
          defaultValue={client?.phoneNumber ?? ""}
        />
      </fieldset>
      {stockClient && <input type="hidden" name="agent.name" value={agent.name} />}
      {!stockClient && (
        <fieldset className={cn(cardStyles, "grid min-w-0 gap-4 wide:grid-cols-2")}>
          <legend className="sr-only">{t("agent")}</legend>
          <h2 className="wide:col-span-2">{t("agent")}</h2>
          <TextField {...field("agent.name")} label={t("agentName")} defaultValue={agent.name} />
          <TextField {...field("agent.clinic")} label={t("clinic")} defaultValue={agent.clinic} />
        </fieldset>
      )}
    </>
  );
}
