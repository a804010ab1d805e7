import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import type { CollectorMessages } from "./collector-types";
import type { RecordFormState } from "./use-record-form";

export interface RecordFieldsProps {
  readonly form: RecordFormState;
  readonly messages: CollectorMessages;
  readonly t: Translate<Messages["collector"]>;
}
