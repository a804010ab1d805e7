import type { Messages } from "@/lib/i18n/generated/message-types";

export type PointsMessages = Messages["cart"]["points"];
