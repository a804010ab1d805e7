import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { KitBadge } from "@/components/orders/public/kit-badge";
import type { Response } from "@/lib/contract/calls";
import { encodeCode128, quietModules } from "@/lib/domain/orders/code-128";

type KitsOfOrder = Response<"orders.get">["kits"];

export type Kit = KitsOfOrder["list"][number];

export interface ListedKits {
  readonly count: number;
  /** The first of very many. */
  readonly list: readonly Kit[];
}

/** A kit with its state; one that can be activated links there. */
export function KitRow({ kit }: { readonly kit: Kit }) {
  const t = translate("kits");
  const { name, state, barcode } = kit;
  const isUnused = state === "unused";
  const notes = listNotes(kit, t);
  return (
    <li className="grid gap-3 border-t border-line py-3 first:border-0 wide:grid-cols-[1fr_auto] wide:items-center">
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {notes.map((note) => (
          <p key={note} className="text-small text-quiet tabular-nums">
            {note}
          </p>
        ))}
        <KitBadge state={state} label={t(`states.${state}`)} />
      </div>
      {barcode !== null && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden wide:justify-end">
          {isUnused && <ActivateButton barcode={barcode} />}
          <Link
            href={paths.trackSample(barcode)}
            aria-label={t("trackKit", { barcode: formatBarcode(barcode) })}
            className="inline-flex min-h-8 items-center font-semibold"
          >
            {t("track")}
          </Link>
        </div>
      )}
      {isUnused && barcode !== null && kit.showsLabel && <LabelPicture barcode={barcode} />}
    </li>
  );
}

function listNotes(kit: Kit, t: Translator<"kits">): readonly string[] {
  const { state, barcode, isBlank } = kit;
  const isUnused = state === "unused";
  return [
    barcode === null ? "" : t("barcode", { barcode: formatBarcode(barcode) }),
    isUnused && barcode === null ? t("notPosted") : "",
    isUnused && isBlank ? t("blank") : "",
  ].filter(Boolean);
}

interface BarcodeProps {
  readonly barcode: string;
}

function ActivateButton({ barcode }: BarcodeProps) {
  const t = translate("kits");
  return (
    <LinkButton
      kind="secondary"
      href={paths.activateKit(barcode)}
      aria-label={t("activateKit", { barcode: formatBarcode(barcode) })}
    >
      {t("activate")}
    </LinkButton>
  );
}

function LabelPicture({ barcode }: BarcodeProps) {
  const t = translate("kits");
  return (
    <details className="print:hidden wide:col-span-2">
      <summary className="disclosure text-small">{t("showLabel")}</summary>
      <div className="mt-3">
        <TubeLabel barcode={barcode} />
      </div>
    </details>
  );
}

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
