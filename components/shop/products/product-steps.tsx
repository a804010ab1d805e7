import { translate } from "@/lib/i18n/translate";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { pictures, type Step } from "@/lib/domain/shop/pictures";
import { isSampled, productKind } from "@/lib/domain/shop/product-kind";
import type { MessageKey } from "@/lib/i18n/translator";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { resultTime } from "./product-hero";

type StepName = Exclude<MessageKey<Messages["products"]["steps"]>, "title" | `${string}Text`>;

const kitSteps = ["order", "swab", "post", "read"] as const;

const pictureOfStep: Readonly<Record<StepName, Step>> = {
  order: "order",
  swab: "swab",
  blood: "swab",
  post: "post",
  read: "read",
  orderStored: "order",
  lab: "post",
};

/** From the order to the result. Goods have no steps. */
export function ProductSteps({ product }: { readonly product: Product }) {
  const t = translate("products");
  const steps = listSteps(product);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps" className="mt-14">
      <h2 id="steps">{t("steps.title")}</h2>
      <ol className="product-steps mt-4">
        {steps.map((step) => (
          <li key={step}>
            <img src={pictures.step(pictureOfStep[step])} width={108} height={108} loading="lazy" alt="" />
            <div>
              <h3>{t(`steps.${step}`)}</h3>
              <p>
                {t(`steps.${step}Text`)} {step === "read" && <b>{resultTime(product, t)}</b>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function listSteps({ fulfilment }: Product): readonly StepName[] {
  const kind = productKind(fulfilment);
  if (kind === "stored") return ["orderStored", "lab", "read"];
  if (!isSampled(kind)) return [];
  return kitSteps.map((step) => (step === "swab" && fulfilment.sample === "blood" ? "blood" : step));
}
