import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface AddAnimalPageProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"login" | "register" | "my", string>>;
  readonly messages: {
    readonly addAnimal: Messages["addAnimal"];
    readonly activation: Messages["activation"];
    readonly form: FormMessages;
  };
}
