import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { Drawing } from "./drawing";

interface PictureCardProps {
  readonly href: string;
  readonly picture: string;
  readonly title: string;
  readonly text?: string;
  /** Twice as wide as its neighbours where they stand in rows. */
  readonly isWide?: boolean;
  /** What else is worth knowing before going there: a price, a number. */
  readonly children?: ReactNode;
}

export const pictureCardsLook = "grid gap-4 wide:grid-cols-2 desk:gap-6";

const cardLook =
  "relative flex overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over";
const wideLook = "flex-col wide:col-span-2 wide:flex-row";

/**
 * A way on, under a heading of the second level. All of it can be pressed, but only its title is the link. On a phone
 * the picture stands beside the words, so that a few of them are one screenful; a wide one has it above.
 */
export function PictureCard({ href, picture, title, text, isWide = false, children }: PictureCardProps) {
  return (
    <li className={cn(cardLook, isWide ? wideLook : "wide:flex-col")}>
      <Drawing
        src={picture}
        kind="product"
        isBelow
        className={cn("shrink-0 object-cover", isWide ? "w-full wide:w-1/2" : "w-28 wide:w-full")}
      />
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
