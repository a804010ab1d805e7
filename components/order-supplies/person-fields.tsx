import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { Errors } from "./supplies-body";
import type { SuppliesWords } from "./supplies-words";

export interface Client {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

interface PersonFieldsProps {
  readonly client?: Client | undefined;
  readonly agent: { readonly name: string; readonly clinic: string };
  readonly errors: Errors;
  readonly words: SuppliesWords;
}

/** Whom the kits are for, and who takes the sample. */
export function PersonFields({ client, agent, errors, words }: PersonFieldsProps) {
  const field = (name: string) => {
    const error = errors[name];
    return {
      name,
      autoComplete: "off",
      maxLength: limits.shortTextLength,
      ...(error !== undefined && { error }),
    };
  };
  return (
    <>
      <fieldset className={cn(cardLook, "grid min-w-0 gap-4 wide:grid-cols-2")}>
        <legend className="sr-only">{words.client}</legend>
        <h2 className="wide:col-span-2">{words.client}</h2>
        <TextField {...field("user.firstName")} label={words.firstName} defaultValue={client?.firstName} />
        <TextField {...field("user.lastName")} label={words.lastName} defaultValue={client?.lastName} />
        <TextField
          {...field("user.email")}
          label={words.email}
          type="email"
          defaultValue={client?.email}

          maxLength={limits.emailLength}
        />
        <TextField
          {...field("user.phoneNumber")}
          label={words.phone}
          type="tel"
          defaultValue={client?.phoneNumber ?? ""}
        />
      </fieldset>
      <fieldset className={cn(cardLook, "grid min-w-0 gap-4 wide:grid-cols-2")}>
        <legend className="sr-only">{words.agent}</legend>
        <h2 className="wide:col-span-2">{words.agent}</h2>
        <TextField {...field("agent.name")} label={words.agentName} defaultValue={agent.name} />
        <TextField {...field("agent.clinic")} label={words.clinic} defaultValue={agent.clinic} />
      </fieldset>
    </>
  );
}
