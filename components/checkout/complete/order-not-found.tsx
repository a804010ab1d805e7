import type { ReactNode } from "react";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { Translator } from "@/lib/i18n/translator";

interface OrderNotFoundProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly t: Translator<"checkout">;
  /** A better way on than the link. */
  readonly children?: ReactNode;
}

/** Without a valid token: explains how to get the link, and reveals nothing else. */
export function OrderNotFound({ title, text, link, t, children }: OrderNotFoundProps) {
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton kind={children ? "secondary" : "primary"} href={link.href}>
          {link.label}
        </LinkButton>
        {!children && (
          <LinkButton kind="secondary" href={fixedPaths.store}>
            {t("complete.toStore")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
