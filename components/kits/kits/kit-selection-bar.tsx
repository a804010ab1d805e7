import { useTranslator } from "#use-messages";
import { saveFile } from "@/components/form/save-file";
import { CopyButton } from "@/components/form/copy-button-client";
import { writeKitList } from "@/components/kits/activation/kit-list/kit-list";
import { SelectedActions } from "@/components/lists/selected-actions";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { Button } from "@/components/ui/button";
import { limits } from "@/lib/config/limits";
import { toCsvLines } from "@/lib/domain/kernel/csv";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import type { SelectedKit } from "./own-kit";

interface KitSelectionBarProps {
  /** User id. */
  readonly owner: number;
  readonly kits: readonly SelectedKit[];
  readonly onClear: () => void;
}

/** What can be done with the selected kits. */
export function KitSelectionBar({ owner, kits, onClear }: KitSelectionBarProps) {
  const t = useTranslator("kitTable.selection");
  const ready = barcodesOf(kits.filter(({ state }) => state === "unused"));
  const tracked = barcodesOf(kits.filter(({ state }) => state !== "void"));
  return (
    <SelectedActions
      label={t("label")}
      count={t("count", { count: kits.length })}
      clear={t("clear")}
      onClear={onClear}
      failure={ready.length > limits.listedKits ? t("tooMany", { max: limits.listedKits }) : undefined}
    >
      {tracked.length > 0 && (
        <CopyButton
          text={tracked.map(trackingLink).join("\n")}
          label={t("links", { count: tracked.length })}
          copied={t("linksCopied", { count: tracked.length })}
        />
      )}
      <SaveTable kits={kits} />
      {ready.length > 0 && ready.length <= limits.listedKits && (
        <Button onClick={() => startActivation(owner, ready)}>
          {t("activate", { count: ready.length })}
        </Button>
      )}
    </SelectedActions>
  );
}

const barcodesOf = (kits: readonly SelectedKit[]) =>
  kits.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));

const trackingLink = (barcode: string) =>
  new URL(barcodePaths.trackSample(barcode), window.location.origin).href;

/** As a pasted list: one kit after the other, each prefilled with what was entered for the one before. */
function startActivation(owner: number, barcodes: readonly string[]): void {
  const [first = ""] = barcodes;
  if (barcodes.length === 1) return redirectTo(barcodePaths.activateKit(first));
  const kits = barcodes.map((barcode) => ({
    barcode,
    petName: "",
    gender: "",
    chipNumber: "",
    activation: "",
  }));
  writeKitList(owner, { kits, last: {} });
  redirectTo(barcodePaths.activateKit(first));
}

/** The selected rows for spreadsheets, with the headings of the table. */
function SaveTable({ kits }: Pick<KitSelectionBarProps, "kits">) {
  const t = useTranslator("kitTable");
  const states = useTranslator("kits.states");
  function save() {
    const columns = ["barcode", "name", "order", "posted", "state", "animal", "tracking"] as const;
    const lines = kits.map(({ barcode, name, orderNumber, posted, state, animalName }) => [
      barcode,
      name,
      orderNumber,
      posted,
      states(state),
      animalName,
      barcode === null ? "" : trackingLink(barcode),
    ]);
    const text = toCsvLines([columns.map((name) => t(`columns.${name}`)), ...lines]);
    saveFile(new Blob([text], { type: "text/csv" }), t("selection.fileName"));
  }
  return (
    <Button kind="secondary" onClick={save}>
      {t("selection.save")}
    </Button>
  );
}
