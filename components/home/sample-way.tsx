import { Drawing } from "@/components/content/drawing";
import { pictures, steps } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

/** The way of a sample in four pictures. */
export function SampleWay({ words }: { readonly words: Words<"home"> }) {
  return (
    <section
      aria-labelledby="how"
      className="py-8 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
    >
      <h2 id="how">{words("how")}</h2>
      <ol className="mt-6 grid grid-cols-1 gap-6 wide:grid-cols-2 desk:grid-cols-4">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4 desk:flex-col desk:items-start">
            <Drawing src={pictures.step(step)} kind="step" isBelow className="size-24" />
            <div>
              <h3>{words(`steps.${step}.title`)}</h3>
              <p className="mt-1 text-quiet">{words(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
