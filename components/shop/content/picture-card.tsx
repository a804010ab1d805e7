import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/shop/public/illustration";

interface PictureCardProps {
  readonly href: string;
  readonly picture: string;
  readonly title: string;
  readonly text?: string;
  /** Twice as wide as the other cards of the row. */
  readonly isWide?: boolean;
  /** More information, such as a price or a count. */
  readonly children?: ReactNode;
}

export const pictureCardListStyles = "grid gap-4 wide:grid-cols-2 desk:gap-6";

const cardStyles =
  "relative flex overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over";
const wideStyles = "flex-col wide:col-span-2 wide:flex-row";

/**
 * Link card, to be used under an h2. The whole card is clickable; only the title is the link. On a phone the picture is
 * beside the text, so that several cards fit on a screen; a wide card has it above.
 */
export function PictureCard({ href, picture, title, text, isWide = false, children }: PictureCardProps) {
  return (
    <li className={cn(cardStyles, isWide ? wideStyles : "wide:flex-col")}>
      <Illustration
        src={picture}
        kind="product"
        isLazy
        className={cn("shrink-0 object-cover", isWide ? "w-full wide:w-1/2" : "w-28 wide:w-full")}
      />
      <div className="flex grow flex-col p-4">
        <h3>
          <Link
            href={href}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
          >
            {title}
          </Link>
        </h3>
        {text && <p className="mt-1 text-quiet">{text}</p>}
        {children && <div className="mt-auto pt-3">{children}</div>}
      </div>
    </li>
  );
}
