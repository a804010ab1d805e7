import { useLanguage, useTranslator } from "#use-messages";
import { Illustration } from "@/components/shop/public/illustration";
import { Link } from "@/components/links/link";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { pictures } from "@/lib/domain/shop/pictures";
import type { DeliveryTime } from "@/lib/domain/orders/delivery-dates";
import { resultDates } from "@/lib/domain/kits/result-dates";

interface NextStepsProps {
  readonly turnaround: DeliveryTime["days"] | null;
  readonly country: string;
  readonly postedAt: string | null;
}

/** From the tube to the results, with the dates to expect. Steps that are done are left out. */
export function NextSteps({ turnaround, country, postedAt }: NextStepsProps) {
  const language = useLanguage();
  const t = useTranslator("activation.complete");
  const names = postedAt === null ? (["swab", "post", "read"] as const) : (["read"] as const);
  const orderedAt = postedAt === null ? undefined : new Date(postedAt);
  const dates = turnaround && resultDates({ days: turnaround, country, language, orderedAt });
  const readText =
    dates === null ? t("readText") : postedAt === null ? t("steps.read.text", dates) : t("readPosted", dates);
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{t("nextTitle")}</h2>
      <ol className="grid gap-5">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-4">
            <Illustration src={pictures.step(name)} kind="step" className="size-20 shrink-0" />
            <div>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p className="mt-1 text-quiet">{name === "read" ? readText : t(`steps.${name}.text`)}</p>
              {name === "swab" && (
                <p className="mt-1">
                  <Link href={fixedPaths.videos}>{t("steps.swab.film")}</Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
