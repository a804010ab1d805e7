import { cn } from "@/components/ui/class-names";
import { PictureCard, pictureCardsLook } from "./picture-card";

interface WaysOnProps {
  readonly title: string;
  readonly ways: readonly {
    readonly href: string;
    readonly picture: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Where to go from here, as pictures in one row where there is room. */
export function WaysOn({ title, ways }: WaysOnProps) {
  return (
    <section aria-labelledby="ways" className="mt-20">
      <h2 id="ways">{title}</h2>
      <ul
        className={cn(pictureCardsLook, "mt-6", ways.length === 3 ? "desk:grid-cols-3" : "desk:grid-cols-4")}
      >
        {ways.map((way) => (
          <PictureCard key={way.href} {...way} />
        ))}
      </ul>
    </section>
  );
}
