import { Drawing } from "@/components/content/drawing";
import { pictures, steps } from "@/lib/domain/pictures";
import type { CompleteWords } from "./complete-words";
import type { PlacedOrderAnswer } from "./placed-order";

interface NextStepsProps {
  readonly order: Pick<PlacedOrderAnswer, "sample" | "shippingMethod">;
  readonly words: CompleteWords;
}

/** The way of the sample from here on; shorter where it is there already, or where no parcel comes. */
export function NextSteps({ order, words }: NextStepsProps) {
  const isPosted = order.shippingMethod !== null;
  const shown = stepsOf(order);
  if (shown.length === 0) return null;
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

/** Practices take samples with what they have there, and hand them to a courier. */
function stepsOf({ sample, shippingMethod }: NextStepsProps["order"]): readonly (typeof steps)[number][] {
  if (sample === "awaited") return shippingMethod === null ? ["swab", "read"] : steps;
  if (sample === "kept") return ["order", "read"];
  return shippingMethod === null ? [] : ["order"];
}
