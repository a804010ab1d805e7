import { Illustration } from "@/components/shop/public/illustration";
import { pictures } from "@/lib/domain/pictures";
import type { Language } from "@/lib/config/languages";
import type { DeliveryTime } from "@/lib/domain/delivery-dates";
import { resultDates } from "@/lib/domain/result-dates";
import type { Translator } from "@/lib/i18n/translator";

interface NextStepsProps {
  readonly turnaround: DeliveryTime["days"] | null;
  readonly country: string;
  readonly language: Language;
  readonly postedAt: string | null;
  readonly t: Translator<"activation">;
}

/** From the tube to the results, with the dates to expect. Steps that are done are left out. */
export function NextSteps({ turnaround, country, language, postedAt, t }: NextStepsProps) {
  const names = postedAt === null ? (["swab", "post", "read"] as const) : (["read"] as const);
  const orderedAt = postedAt === null ? undefined : new Date(postedAt);
  const dates = turnaround && resultDates({ days: turnaround, country, language, orderedAt });
  const readText =
    dates === null
      ? t("complete.readText")
      : postedAt === null
        ? t("complete.steps.read.text", dates)
        : t("complete.readPosted", dates);
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{t("complete.nextTitle")}</h2>
      <ol className="grid gap-5">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-4">
            <Illustration src={pictures.step(name)} kind="step" className="size-20 shrink-0" />
            <div>
              <h3>{t(`complete.steps.${name}.title`)}</h3>
              <p className="mt-1 text-quiet">
                {name === "read" ? readText : t(`complete.steps.${name}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
