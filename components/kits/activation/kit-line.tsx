import { formatBarcode } from "@/lib/domain/kit-barcode";
import type { Translator } from "@/lib/i18n/translator";
import type { OpenActivation } from "./use-activation";
import { typedBarcodes } from "./activation-body";

interface KitLineProps {
  readonly activation: OpenActivation;
  readonly t: Translator<"activation">;
}

/** Which of several kits on the table this is about. */
export function KitLine({ activation: { kit, product, step, record, open }, t }: KitLineProps) {
  if (kit === undefined || step === "barcode" || step === "email" || step === "review") return null;
  const [first = "", second] = typedBarcodes(record);
  const name = typeof record.pet?.["petName"] === "string" && step !== "pet" ? record.pet["petName"] : "";
  const parts = [name, product?.name ?? t("kit.blank")].filter(Boolean);
  return (
    <div role="group" aria-label={t("kit.label")} className="text-small text-quiet">
      <p>{parts.join(" · ")}</p>
      <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
        {formatBarcode(first)} {second && t("kit.second", { barcode: formatBarcode(second) })}
        <button
          type="button"
          onClick={() => open("barcode")}
          className="min-h-8 underline underline-offset-4 hover:text-ink"
        >
          {t("kit.other")}
        </button>
      </p>
    </div>
  );
}
