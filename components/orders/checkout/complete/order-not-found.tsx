import type { ReactNode } from "react";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";

interface OrderNotFoundProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  readonly link: { readonly href: string; readonly label: string };
}

/** Without a valid token: explains how to get the link, and reveals nothing else. */
export function OrderNotFound({ title, text, action, link }: OrderNotFoundProps) {
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {action}
        <LinkButton kind="secondary" href={link.href}>
          {link.label}
        </LinkButton>
      </div>
    </div>
  );
}
