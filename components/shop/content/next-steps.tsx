import { cn } from "@/components/ui/class-names";
import { PictureCard, pictureCardListStyles } from "./picture-card";

interface NextStepsProps {
  readonly title: string;
  readonly steps: readonly {
    readonly href: string;
    readonly picture: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Link cards at the end of a page, in one row where there is room. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="mt-20">
      <h2 id="next-steps">{title}</h2>
      <ul
        className={cn(
          pictureCardListStyles,
          "mt-6",
          steps.length === 3 ? "desk:grid-cols-3" : "desk:grid-cols-4",
        )}
      >
        {steps.map((step) => (
          <PictureCard key={step.href} {...step} />
        ))}
      </ul>
    </section>
  );
}
