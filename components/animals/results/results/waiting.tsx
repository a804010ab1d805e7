import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import type { UserType } from "@/lib/config/user-types";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import { paths } from "@/lib/navigation/paths";
import type { Results } from "./result-types";

interface WaitingProps {
  readonly results: Results;
  readonly user: { readonly type: UserType; readonly countryCode: string };
}

/** Why there is no report yet, and what happens next. */
export function Waiting({ results, user }: WaitingProps) {
  const t = translate("results");
  const { state, stage, promisedOn, animal, barcode } = results;
  // A report always comes with the state ready.
  if (state === "ready") return null;
  const isUnderWay = state === "in-progress";
  return (
    <section aria-labelledby="waiting" className={cn(cardStyles, "grid gap-2 bg-unknown-soft")}>
      <h2 id="waiting">{t(`waiting.${state}.title`)}</h2>
      <p className="max-w-text">{t(`waiting.${state}.text`, { name: animal.name })}</p>
      {isUnderWay && (
        <>
          <p>{t("waiting.stage", { stage: translate("sampleTracker")(`stages.${stage}.name`) })}</p>
          {promisedOn !== null && (
            <p>{t("waiting.promised", { date: formatInstantDay(promisedOn, user.countryCode) })}</p>
          )}
          <p>
            <Link href={paths.trackSample(barcode)}>{t("waiting.track")}</Link>
          </p>
        </>
      )}
      {state === "payment-hold" && (
        <p>
          <Link href={payUnpaidHref(user.type)}>{t("waiting.pay")}</Link>
        </p>
      )}
    </section>
  );
}
