import { isPast, subMilliseconds } from "date-fns";
import { translate } from "@/lib/i18n/translate";
import { CopyButton } from "@/components/form/copy-button-client";
import { Card } from "@/components/ui/card";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatDay } from "@/lib/domain/format";

interface ExhibitorCodeProps {
  readonly code: NonNullable<Show["code"]>;
  readonly country: string;
}

/** The discount code of a show, and how often it was used. */
export function ExhibitorCode({ code: coupon, country }: ExhibitorCodeProps) {
  const t = translate("shows");
  const { code, percent, used, limit, endsAt } = coupon;
  const hasEnded = endsAt !== null && isPast(endsAt);
  const date = endsAt === null ? "" : formatDay(lastDayOf(endsAt), country);
  return (
    <Card>
      <section aria-labelledby="code" className="grid gap-3">
        <h2 id="code">{t("code.title")}</h2>
        <div className="flex flex-wrap items-center gap-3">
          <strong className="text-title-3 tabular-nums">{code}</strong>
          {!hasEnded && <CopyButton text={code} label={t("code.copy")} copied={t("code.copied")} />}
        </div>
        <p>{hasEnded ? t("code.ended", { date }) : t("code.text", { percent, date })}</p>
        <p className="text-quiet">
          {t("code.used", { used })} {limit !== null && t("code.limit", { limit })}
        </p>
      </section>
    </Card>
  );
}

/** In UTC. A code that ends at midnight works until the day before. */
const lastDayOf = (endsAt: string) => subMilliseconds(endsAt, 1).toISOString();
