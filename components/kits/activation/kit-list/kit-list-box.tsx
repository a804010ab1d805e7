import { useTranslator } from "#use-messages";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import type { OpenActivation } from "@/components/kits/activation/use-activation";
import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { Button } from "@/components/ui/button";
import { formatBarcode, normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { type KitList, type ListedKit, nextKit, removeKitList, removeListedKit } from "./kit-list";

interface KitListBoxProps {
  readonly list: KitList;
  readonly activation: OpenActivation;
}

/** Progress through the list, with the way to every kit of it. */
export function KitListBox({ list, activation: { record, user } }: KitListBoxProps) {
  const t = useTranslator("kitList");
  const { kits } = list;
  const current = normalizeBarcode(typedBarcodes(record)[0] ?? "");
  const at = kits.findIndex(({ barcode, activation }) => barcode === current && activation === "");
  const kit = kits[at];
  const done = kits.filter(({ activation }) => activation !== "").length;
  const count = kits.length;
  const next = nextKit(list);
  return (
    <section aria-labelledby="kit-list" className="grid gap-3 rounded-box border border-line bg-card p-5">
      <h2 id="kit-list" className="text-title-3">
        {next === undefined
          ? t("finished", { count })
          : kit
            ? t("position", { position: at + 1, count })
            : t("left", { count: count - done })}
      </h2>
      <progress value={done} max={count} aria-label={t("progress")} className="h-2 w-full" />
      <p className="text-small text-quiet">
        {[t("done", { done, count }), kit && nameOf(kit)].filter(Boolean).join(" · ")}
      </p>
      {next && !kit && (
        <LinkButton href={barcodePaths.activateKit(next.barcode)} className="justify-self-start">
          {t("next", { name: nameOf(next) })}
        </LinkButton>
      )}
      <details open={next === undefined}>
        <summary className="disclosure">{t("all")}</summary>
        <ol className="mt-2 divide-y divide-line">
          {kits.map((listed) => (
            <KitLine
              key={listed.barcode}
              kit={listed}
              isCurrent={listed === kit}
              onRemove={() => removeListedKit(user?.id ?? null, listed.barcode)}
            />
          ))}
        </ol>
      </details>
      <Button kind="quiet" className="-ml-5 justify-self-start" onClick={removeKitList}>
        {t(next === undefined ? "close" : "removeAll")}
      </Button>
    </section>
  );
}

const nameOf = ({ petName, barcode }: ListedKit) => petName || formatBarcode(barcode);

interface KitLineProps {
  readonly kit: ListedKit;
  readonly isCurrent: boolean;
  readonly onRemove: () => void;
}

function KitLine({ kit, isCurrent, onRemove }: KitLineProps) {
  const t = useTranslator("kitList");
  const { barcode, petName, activation } = kit;
  const name = nameOf(kit);
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className="flex flex-wrap items-center justify-between gap-x-4 py-1"
    >
      <span className="min-w-0 wrap-anywhere">
        {petName && <span className="mr-2 font-medium">{petName}</span>}
        <span className="text-small text-quiet tabular-nums">{formatBarcode(barcode)}</span>
      </span>
      {activation !== "" ? (
        <Link href={activatedPath(activation)} className="inline-flex min-h-11 items-center">
          <span aria-hidden="true">✓&nbsp;</span>
          {t("activated")}
          <span className="sr-only">: {name}</span>
        </Link>
      ) : (
        <span className="flex items-center gap-4">
          {isCurrent ? (
            <span className="text-small font-medium">{t("current")}</span>
          ) : (
            <Link href={barcodePaths.activateKit(barcode)} className="inline-flex min-h-11 items-center">
              {t("open")}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
          <button
            type="button"
            aria-label={t("removeNamed", { name })}
            onClick={onRemove}
            className="min-h-11 px-1 text-small text-quiet underline underline-offset-4 hover:text-ink"
          >
            {t("remove")}
          </button>
        </span>
      )}
    </li>
  );
}
