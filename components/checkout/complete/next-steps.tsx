import { Drawing } from "@/components/content/drawing";
import { pictures, steps } from "@/lib/domain/pictures";
import type { CompleteWords } from "./complete-words";

interface NextStepsProps {
  readonly isPosted: boolean;
  readonly words: CompleteWords;
}

/** The way of the sample from here on; shorter where it is there already. */
export function NextSteps({ isPosted, words }: NextStepsProps) {
  const shown = isPosted ? steps : (["order", "read"] as const);
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{words.nextTitle}</h2>
      <ol className="grid gap-5 wide:grid-cols-2">
        {shown.map((step) => {
          const { title, text } = words.steps[step === "order" && !isPosted ? "orderPlain" : step];
          return (
            <li key={step} className="flex items-center gap-4 break-inside-avoid">
              <Drawing src={pictures.step(step)} kind="step" className="size-20 shrink-0" />
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-small text-quiet">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
