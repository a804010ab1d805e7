import type { ReactNode } from "react";
import { Link } from "./link";

interface ChipLinkProps {
  readonly href: string;
  /** 36 by 36 pixels. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A link as a pill with a round picture: one of several animals or breeds. */
export function ChipLink({ href, picture, children }: ChipLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card py-1 pr-4 pl-1.5 text-ink no-underline hover:border-brand"
    >
      {picture}
      <span>{children}</span>
    </Link>
  );
}
