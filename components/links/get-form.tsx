import type { ComponentProps } from "react";
import { useLanguage } from "#use-messages";
import { localPath } from "@/lib/navigation/addresses";

interface GetFormProps extends ComponentProps<"form"> {
  readonly action: string;
}

/** A form whose result has an address, in the page's language. It works before any script has loaded. */
export function GetForm({ action, ...rest }: GetFormProps) {
  const language = useLanguage();
  return <form action={localPath(action, language)} {...rest} />;
}
