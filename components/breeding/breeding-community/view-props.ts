import type { Translator } from "@/lib/i18n/translator";

export type T = Translator<"breedingCommunity">;
