import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { PartProps } from "./result-types";

/** Everything that was ordered and has no result. */
export function MissingParts({ report }: PartProps) {
  const t = translate("results");
  const tests = report.tests.filter(({ outcome }) => outcome === "not-reported").map(({ name }) => name);
  const markers = report.profile?.missing ?? [];
  return (
    <section aria-labelledby="partial" className={cn(cardStyles, "grid gap-1 bg-unknown-soft")}>
      <h2 id="partial" className="text-title-3">
        {t("partial.title")}
      </h2>
      {tests.length > 0 && <p>{t("partial.tests", { count: tests.length, names: tests.join(", ") })}</p>}
      {markers.length > 0 && (
        <p className="wrap-anywhere">
          {t("partial.markers", { count: markers.length, names: markers.join(", ") })}
        </p>
      )}
      {report.missingWork.length > 0 && (
        <p>{t("partial.work", { names: report.missingWork.map((work) => t(`work.${work}`)).join(", ") })}</p>
      )}
      <p>{t("partial.next")}</p>
    </section>
  );
}
