import type { RecordFormState } from "./use-record-form";

export interface RecordFieldsProps {
  readonly form: RecordFormState;
}
