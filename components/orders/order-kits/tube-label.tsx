import { translate } from "@/lib/i18n/translate";
import { encodeCode128, quietModules } from "@/lib/domain/orders/code-128";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";

interface TubeLabelProps {
  /** A barcode of ours, which is always printable in Code 128. */
  readonly barcode: string;
}

const barHeight = 36;

/** The label on the tube of a kit: its barcode for scanners, and below for people. Black on white, for every camera. */
export function TubeLabel({ barcode }: TubeLabelProps) {
  const t = translate("scan");
  const { bars, width } = encodeCode128(barcode);
  const outline = bars.map((bar) => `M${bar.at} 0h${bar.width}v${barHeight}h-${bar.width}z`).join("");
  return (
    <figure
      aria-label={t("tubeLabel")}
      className="grid w-full max-w-form gap-2 rounded-box border border-line bg-card p-4 text-center"
    >
      <svg
        viewBox={`-${quietModules} 0 ${width + 2 * quietModules} ${barHeight}`}
        aria-hidden
        className="w-full"
      >
        <path d={outline} fill="#000" />
      </svg>
      <figcaption className="font-semibold tabular-nums">{formatBarcode(barcode)}</figcaption>
    </figure>
  );
}
