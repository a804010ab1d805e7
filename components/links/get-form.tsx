import type { ComponentProps } from "react";
import { useLanguage } from "#use-messages";
import { localPath } from "@/lib/navigation/addresses";

interface GetFormProps extends ComponentProps<"form"> {
  readonly action: string;
}

/**
 * A form whose result has an address, in the page's language. It works before any script has loaded. Without
 * `autoComplete="off"` browsers put back what was typed before "Back", which is not what the list shows.
 */
export function GetForm({ action, autoComplete = "off", ...rest }: GetFormProps) {
  const language = useLanguage();
  return <form action={localPath(action, language)} {...rest} autoComplete={autoComplete} />;
}
