import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface ContactProps {
  /** Id of the agent. */
  readonly id: number;
  readonly name: string;
  readonly sender?: { readonly name: string; readonly email: string };
  readonly messages: Messages["collectionAgents"]["contact"];
  readonly securityMessages: Messages["security"];
  readonly formMessages: FormMessages;
}
