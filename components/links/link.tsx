import type { ComponentProps } from "react";
import { useLanguage } from "#use-plain-messages";
import { localPath } from "@/lib/navigation/addresses";

/** A link that stays in the page's language. */
export function Link({ href, children, ...rest }: ComponentProps<"a">) {
  const language = useLanguage();
  return (
    // oxlint-disable-next-line react/forbid-elements -- links are made here only
    <a href={href && localPath(href, language)} {...rest}>
      {children}
    </a>
  );
}
