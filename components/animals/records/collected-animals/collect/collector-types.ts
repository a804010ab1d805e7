import type { Messages } from "@/lib/i18n/generated/message-types";

export interface CollectorMessages {
  readonly collector: Messages["collector"];
  readonly sign: Pick<Messages["acmForms"]["sign"], "area" | "clear">;
  readonly scan: Messages["scan"];
}
