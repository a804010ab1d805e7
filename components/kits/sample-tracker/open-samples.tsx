import { Link } from "@/components/links/link";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ListPagination } from "@/components/lists/list-pagination";
import { type Stage, stages } from "@/lib/config/kits/lab";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

type Samples = Response<"sampleTracker.list">;

interface OpenSamplesProps {
  /** Undefined if they could not be read. */
  readonly samples: Samples | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Activated kits without a report, on the overview. Nothing before the first one. */
export function OpenSamples({ samples, page, pageSize }: OpenSamplesProps) {
  const t = translate("portal");
  if (samples?.count === 0) return null;
  return (
    <section aria-labelledby="open-samples" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="open-samples">{t("samples.title")}</h2>
      {samples === undefined ? (
        <p role="alert">{t("samples.failed")}</p>
      ) : (
        <>
          <p className="text-quiet">{t("samples.count", { count: samples.count })}</p>
          <ul>
            {samples.results.map((sample) => (
              <OpenSample key={sample.barcode} sample={sample} />
            ))}
          </ul>
          <ListPagination
            page={page}
            count={samples.count}
            size={pageSize}
            hrefOf={(number) => paths.mySamples(number)}
            label={t("samples.pages")}
          />
        </>
      )}
    </section>
  );
}

interface OpenSampleProps {
  readonly sample: Samples["results"][number];
}

/** A sample with its stage as a bar. What to do about one on hold is said above, and in the tracker. */
function OpenSample({ sample }: OpenSampleProps) {
  const t = translate("portal");
  const tracker = translate("sampleTracker");
  const { barcode, animalName, product, state, stage, promisedOn } = sample;
  const isHeld = state === "hold-details" || state === "hold-payment";
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold wrap-anywhere">{t("samples.of", { name: animalName })}</p>
        <Link
          href={paths.trackSample(barcode)}
          aria-label={t("samples.trackSample", { name: animalName, barcode: formatBarcode(barcode) })}
          className="inline-flex min-h-6 items-center font-semibold"
        >
          {t("samples.track")}
        </Link>
      </div>
      <p className="-mt-1.5 text-small wrap-anywhere text-quiet">{product}</p>
      <StageBar stage={stage} isHeld={isHeld} />
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span className={isHeld ? "font-semibold text-carrier" : "font-medium"}>
          {isHeld ? tracker(`states.${state}`) : tracker(`stages.${stage}.name`)}
        </span>
        {!isHeld && promisedOn !== null && (
          <span className="text-quiet">
            {tracker("promised", { date: formatDate(new Date(`${promisedOn}T12:00:00`), requestCountry()) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** How many stages are done. The words below it say the same. */
function StageBar({ stage, isHeld }: { readonly stage: Stage; readonly isHeld: boolean }) {
  const reached = stages.indexOf(stage);
  return (
    <div aria-hidden="true" className="grid grid-flow-col gap-1">
      {stages.map((name, position) => (
        <span
          key={name}
          className={cn(
            "h-1.5 rounded-full",
            position > reached ? "bg-line" : isHeld ? "bg-carrier" : "bg-brand",
          )}
        />
      ))}
    </div>
  );
}
