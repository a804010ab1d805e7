import type { Messages } from "@/lib/i18n/generated/message-types";

export type CartMessages = Messages["cart"]["content"];
