import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { ListPagination } from "@/components/lists/list-pagination";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

type Samples = Response<"sampleTracker.list">;

interface OpenSamplesProps {
  /** Undefined if they could not be read. */
  readonly samples: Samples | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly country: string;
}

/** Activated kits without a report, on the overview. Nothing before the first one. */
export function OpenSamples({ samples, page, pageSize, country }: OpenSamplesProps) {
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
              <OpenSample key={sample.barcode} sample={sample} country={country} />
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
  readonly country: string;
}

/** A sample with its stage. What to do about one on hold is said above, and in the tracker. */
function OpenSample({ sample, country }: OpenSampleProps) {
  const t = translate("portal");
  const tracker = translate("sampleTracker");
  const { barcode, animalName, product, state, stage, promisedOn } = sample;
  const isHeld = state === "hold-details" || state === "hold-payment";
  return (
    <li className="grid gap-3 border-t border-line py-3 first:border-0 wide:grid-cols-[1fr_auto] wide:items-center">
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-medium wrap-anywhere">{t("samples.of", { name: animalName })}</p>
        <p className="text-small wrap-anywhere text-quiet">{product}</p>
        <StateBadge meaning={isHeld ? "carrier" : "unknown"}>
          {isHeld ? tracker(`states.${state}`) : tracker(`stages.${stage}.name`)}
        </StateBadge>
        {!isHeld && promisedOn !== null && (
          <p className="text-small text-quiet">
            {tracker("promised", { date: formatDate(new Date(`${promisedOn}T12:00:00`), country) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 wide:justify-end">
        <Link
          href={paths.trackSample(barcode)}
          aria-label={t("samples.trackSample", { name: animalName, barcode: formatBarcode(barcode) })}
          className={linkStyles}
        >
          {t("samples.track")}
        </Link>
      </div>
    </li>
  );
}

const linkStyles = "inline-flex min-h-8 items-center font-semibold";
