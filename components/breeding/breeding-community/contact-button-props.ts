import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface ContactProps {
  readonly animalId: number;
  readonly relativeId: number;
  /** Name of the relative. */
  readonly name: string;
  readonly messages: Messages["breedingCommunity"]["contact"];
  readonly formMessages: FormMessages;
}
