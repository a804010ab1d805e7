import type { ReactNode } from "react";
import { Drawing } from "./drawing";

interface PictureCardProps {
  readonly href: string;
  readonly picture: string;
  readonly title: string;
  readonly text?: string;
  /** What else is worth knowing before going there: a price, a number. */
  readonly children?: ReactNode;
}

export const pictureCardsLook = "grid gap-4 wide:grid-cols-2 desk:gap-6";

/** A way on, under a heading of the second level. All of it can be pressed, but only its title is the link. */
export function PictureCard({ href, picture, title, text, children }: PictureCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over">
      <Drawing src={picture} kind="product" isBelow />
      <div className="flex grow flex-col p-4">
        <h3>
          <a
            href={href}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
          >
            {title}
          </a>
        </h3>
        {text && <p className="mt-1 text-quiet">{text}</p>}
        {children && <div className="mt-auto pt-3">{children}</div>}
      </div>
    </li>
  );
}
