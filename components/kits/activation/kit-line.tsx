import { useTranslator } from "#use-messages";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { OpenActivation } from "./use-activation";
import { typedBarcodes } from "./activation-values";

interface KitLineProps {
  readonly activation: OpenActivation;
}

/** Which of several kits on the table this is about. */
export function KitLine({ activation: { kit, product, step, record, open } }: KitLineProps) {
  const t = useTranslator("activation.kit");
  if (kit === undefined || step === "barcode" || step === "email" || step === "review") return null;
  const [first = "", second] = typedBarcodes(record);
  const name = typeof record.pet?.["petName"] === "string" && step !== "pet" ? record.pet["petName"] : "";
  const parts = [name, product?.name ?? t("blank")].filter(Boolean);
  return (
    <div role="group" aria-label={t("label")} className="text-small text-quiet">
      <p>{parts.join(" · ")}</p>
      <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
        {formatBarcode(first)} {second && t("second", { barcode: formatBarcode(second) })}
        <button
          type="button"
          onClick={() => open("barcode")}
          className="min-h-8 underline underline-offset-4 hover:text-ink"
        >
          {t("other")}
        </button>
      </p>
    </div>
  );
}
