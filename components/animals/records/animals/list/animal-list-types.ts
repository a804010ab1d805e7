import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FactMessages } from "@/components/animals/public/animal-facts";

export type ListMessages = FactMessages &
  Pick<
    Messages["animals"],
    | ("actions" | "columns" | "count" | "layout" | "loading" | "more" | "none" | "noneHints")
    | ("noSample" | "retry" | "shown" | "states")
  >;
