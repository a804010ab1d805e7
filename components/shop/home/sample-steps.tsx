import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { pictures, steps } from "@/lib/domain/shop/pictures";

/** How a test works, in four steps. */
export function SampleSteps() {
  const t = translate("home");
  return (
    <section aria-labelledby="how" className="py-8">
      <h2 id="how">{t("how")}</h2>
      <ol className="mt-6 grid grid-cols-1 gap-6 wide:grid-cols-2 desk:grid-cols-4">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4 desk:flex-col desk:items-start">
            <Illustration src={pictures.step(step)} kind="step" isLazy className="size-24" />
            <div>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p className="mt-1 text-quiet">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
