import { Illustration } from "@/components/content/illustration";
import { pictures, steps } from "@/lib/domain/pictures";
import type { Translator } from "@/lib/i18n/translator";
import type { PlacedOrder } from "./placed-order";

interface NextStepsProps {
  readonly order: Pick<PlacedOrder, "sample" | "shippingMethod">;
  readonly t: Translator<"checkout">;
}

/** What happens to the sample next; fewer steps when it is in the lab already or nothing is posted. */
export function NextSteps({ order, t }: NextStepsProps) {
  const isPosted = order.shippingMethod !== null;
  const displayedSteps = listSteps(order);
  if (displayedSteps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{t("complete.nextTitle")}</h2>
      <ol className="grid gap-5 wide:grid-cols-2">
        {displayedSteps.map((step) => {
          const key = step === "order" && !isPosted ? "orderPlain" : step;
          return (
            <li key={step} className="flex items-center gap-4 break-inside-avoid">
              <Illustration src={pictures.step(step)} kind="step" className="size-20 shrink-0" />
              <div>
                <h3>{t(`complete.steps.${key}.title`)}</h3>
                <p className="mt-1 text-small text-quiet">{t(`complete.steps.${key}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Without a shipping method a practice uses its own swabs and courier. */
function listSteps({ sample, shippingMethod }: NextStepsProps["order"]): readonly (typeof steps)[number][] {
  if (sample === "awaited") return shippingMethod === null ? ["swab", "read"] : steps;
  if (sample === "kept") return ["order", "read"];
  return shippingMethod === null ? [] : ["order"];
}
