import { translate } from "@/lib/i18n/translate";
import { CopyButton } from "@/components/form/copy-button-client";
import { SampleBadge } from "@/components/animals/records/animals/sample-badge";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Animal, Tube } from "./animal-types";

interface SamplesProps {
  readonly animal: Animal;
  readonly tubes: readonly Tube[];
}

/** The animal's tubes, newest first: how far they are, and the way to their results. */
export function Samples({ animal, tubes }: SamplesProps) {
  const t = translate("animals");
  return (
    <section aria-labelledby="samples" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="samples">{t("page.samples")}</h2>
      {tubes.length === 0 && animal.relation === "owner" && (
        <div className="grid gap-3">
          <p>{t("page.noSamples")}</p>
          <p className="flex flex-wrap gap-2">
            <LinkButton href={paths.store}>{t("page.orderTests")}</LinkButton>
            <LinkButton href={paths.activate} kind="secondary">
              {t("page.activateKit")}
            </LinkButton>
          </p>
        </div>
      )}
      <ul className="grid grid-cols-1">
        {tubes.map((tube) => (
          <li
            key={tube.barcode}
            className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-1 last:pb-0 wide:grid-cols-[1fr_auto] wide:items-center"
          >
            <TubeFacts tube={tube} />
            <TubeLink animalId={animal.id} tube={tube} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TubeFacts({ tube }: { readonly tube: Tube }) {
  const t = translate("animals");
  const { barcode, product, state, stage, activatedAt, reportedAt, promisedOn, version, attempt } = tube;
  const isUnderWay = state === "in-progress";
  const stageName = translate("sampleTracker")(`stages.${stage}.name`);
  const lines = [
    attempt > 1 && t("page.replacement"),
    reportedAt === null
      ? t("page.activatedOn", { date: formatInstantDay(activatedAt) })
      : t("page.reportedOn", { date: formatInstantDay(reportedAt), version: version ?? 1 }),
    isUnderWay && t("page.stage", { stage: stageName }),
    isUnderWay && promisedOn !== null && t("page.promisedOn", { date: formatInstantDay(promisedOn) }),
  ];
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="text-title-3 wrap-anywhere">{product}</h3>
      <p>
        <SampleBadge state={state} label={t(`states.${state}`)} />
      </p>
      <p className="text-small text-quiet">
        {t("page.barcode", { barcode: formatBarcode(barcode) })}
        <CopyButton isIcon text={barcode} label={t("page.copyBarcode")} copied={t("page.copiedBarcode")} />
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className="text-small wrap-anywhere text-quiet">
          {line}
        </p>
      ))}
    </div>
  );
}

interface TubeLinkProps {
  readonly animalId: number;
  readonly tube: Tube;
}

function TubeLink({ animalId, tube: { barcode, state } }: TubeLinkProps) {
  const t = translate("animals");
  const shown = formatBarcode(barcode);
  if (state === "ready")
    return (
      <LinkButton
        kind="secondary"
        href={paths.results(animalId, barcode)}
        aria-label={t("page.seeResultsNamed", { barcode: shown })}
      >
        {t("page.seeResults")}
      </LinkButton>
    );
  return (
    <LinkButton
      kind="secondary"
      href={paths.trackSample(barcode)}
      aria-label={t("page.trackNamed", { barcode: shown })}
    >
      {t("page.track")}
    </LinkButton>
  );
}
