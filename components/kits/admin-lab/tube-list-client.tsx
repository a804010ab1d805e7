"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { labStages } from "@/lib/config/kits/lab";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { TubeBadges, type TubeFacts } from "./tube-badges";

export interface ListedTube extends TubeFacts {
  readonly href: string;
  /** Formatted. */
  readonly dates: readonly string[];
}

interface TubeListProps {
  /** Instead of a list without tubes. */
  readonly empty: ReactNode;
  readonly tubes: readonly ListedTube[];
}

/** Tubes as links, with boxes to move several at once. */
export function TubeList({ empty, tubes }: TubeListProps) {
  const t = useTranslator("adminLab.list");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (barcodes: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const rest = [...before].filter((barcode) => !barcodes.includes(barcode));
      return new Set(isChosen ? [...rest, ...barcodes] : rest);
    });
  const all = tubes.map(({ barcode }) => barcode);
  // A moved tube may have left the list.
  const selected = all.filter((barcode) => chosen.has(barcode));
  return (
    <div className="grid grid-cols-1 gap-3">
      <MoveSelected isHidden={tubes.length === 0} barcodes={selected} onMoved={() => setChosen(new Set())} />
      {tubes.length === 0 ? (
        empty
      ) : (
        <>
          <Checkbox
            label={t("selectAll")}
            checked={selected.length === all.length}
            onChange={({ currentTarget }) => choose(all, currentTarget.checked)}
          />
          <ul aria-label={t("label")} className="grid grid-cols-1 gap-2">
            {tubes.map((tube) => (
              <li key={tube.barcode} className={cn(cardStyles, "flex items-start gap-3 py-3 wide:py-3")}>
                <input
                  type="checkbox"
                  aria-label={t("select", { barcode: formatBarcode(tube.barcode) })}
                  className="mt-1 size-5 shrink-0 accent-brand"
                  checked={chosen.has(tube.barcode)}
                  onChange={({ currentTarget }) => choose([tube.barcode], currentTarget.checked)}
                />
                <div className="grid min-w-0 grow gap-2 desk:grid-cols-[1fr_auto] desk:items-start">
                  <div className="grid min-w-0 gap-1">
                    <p>
                      <Link href={tube.href} className="font-semibold tabular-nums">
                        {formatBarcode(tube.barcode)}
                      </Link>
                    </p>
                    <p className="wrap-anywhere">
                      {[tube.animal ?? t("notActivated"), tube.product].filter(Boolean).join(" · ")}
                    </p>
                    <p className="text-small text-quiet">{tube.dates.join(" · ")}</p>
                  </div>
                  <TubeBadges tube={tube} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface MoveSelectedProps {
  /** An empty list shows only what happened to it. */
  readonly isHidden: boolean;
  readonly barcodes: readonly string[];
  readonly onMoved: () => void;
}

/** Stays in the page after a move, to say what happened. */
function MoveSelected({ isHidden, barcodes, onMoved }: MoveSelectedProps) {
  const t = useTranslator("adminLab");
  const router = useRouter();
  const [stage, setStage] = useState("");
  const [outcome, setOutcome] = useState("");
  const move = useRouteCall(adminLabRoutes.move);
  async function send() {
    const chosenStage = labStages.find((known) => known === stage);
    if (chosenStage === undefined) return;
    const body = { actionId: createIdempotencyKey(), stage: chosenStage, barcodes: [...barcodes] };
    const result = await move.send({ body });
    if (!result.ok) return;
    const { moved, skipped } = result.data;
    const note =
      skipped.length > 0 ? t("list.skipped", { barcodes: skipped.map(formatBarcode).join(", ") }) : "";
    setOutcome(
      [t("list.moved", { count: moved, stage: t(`stages.${chosenStage}`) }), note].filter(Boolean).join(" "),
    );
    onMoved();
    router.refresh();
  }
  return (
    <>
      {!isHidden && (
        <div className={cn(cardStyles, "grid gap-3")}>
          <p className="font-medium">{t("list.count", { count: barcodes.length })}</p>
          <div className="grid items-end gap-3 wide:grid-cols-[1fr_auto]">
            <Select
              label={t("list.stage")}
              placeholder={t("list.choose")}
              value={stage}
              onChange={({ currentTarget }) => setStage(currentTarget.value)}
              options={labStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
            />
            <Button
              disabled={stage === "" || barcodes.length === 0}
              pending={move.isSending && t("list.moving")}
              onClick={() => void send()}
            >
              {t("list.move")}
            </Button>
          </div>
          <FormFailure message={move.failure} />
        </div>
      )}
      <p role="status" className="font-medium empty:hidden">
        {outcome}
      </p>
    </>
  );
}
