import type { Messages } from "@/lib/i18n/generated/message-types";

export interface EditorMessages {
  readonly columns: Messages["spreadsheets"]["columns"];
  readonly fields: Messages["spreadsheets"]["fields"];
  readonly import: Messages["spreadsheets"]["import"];
}
