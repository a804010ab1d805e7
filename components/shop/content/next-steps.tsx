import { cn } from "@/components/ui/class-names";
import { PictureCard, pictureCardListStyles } from "./picture-card";

interface NextStepsProps<Name extends string> {
  readonly messages: { readonly title: string } & Readonly<
    Record<Name, { readonly title: string; readonly text: string }>
  >;
  readonly steps: readonly { readonly name: Name; readonly href: string; readonly picture: string }[];
}

/** Link cards at the end of a page, in one row where there is room. */
export function NextSteps<Name extends string>({ messages, steps }: NextStepsProps<Name>) {
  return (
    <section aria-labelledby="next-steps" className="mt-20">
      <h2 id="next-steps">{messages.title}</h2>
      <ul
        className={cn(
          pictureCardListStyles,
          "mt-6",
          steps.length === 3 ? "desk:grid-cols-3" : "desk:grid-cols-4",
        )}
      >
        {steps.map(({ name, ...step }) => (
          <PictureCard key={step.href} {...step} {...messages[name]} />
        ))}
      </ul>
    </section>
  );
}
