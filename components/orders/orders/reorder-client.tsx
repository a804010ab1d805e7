"use client";

import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { type MissingLine, reorder, type ReorderLine } from "@/store/api/orders/reorder";

/** Adds the lines that are still available to the cart, and lists the others with the reason. */
export function Reorder({ lines }: { readonly lines: readonly ReorderLine[] }) {
  const messages = useMessages("orders.reorder");
  const t = useTranslator("orders.reorder");
  const dispatch = useShopDispatch();
  const [missing, setMissing] = useState<readonly MissingLine[]>();
  const { isBusy, run } = useBusy();
  const add = () => run(async () => setMissing(await dispatch(reorder(lines, messages))));

  return (
    <div className="grid gap-3">
      <div>
        <Button kind="secondary" pending={isBusy && t("adding")} onClick={() => void add()}>
          {t("button")}
        </Button>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {!isBusy && missing && <Outcome missing={missing} count={lines.length} />}
      </div>
    </div>
  );
}

function Outcome({ missing, count }: { readonly missing: readonly MissingLine[]; readonly count: number }) {
  const t = useTranslator("orders.reorder");
  const isNone = missing.length === count;
  const key = missing.length === 0 ? "all" : isNone ? "none" : "some";
  return (
    <>
      <p className="font-medium">{t(key)}</p>
      {missing.length > 0 && (
        <ul className="list-disc pl-5">
          {missing.map(({ position, name, reason }) => (
            <li key={position}>{t("line", { name, why: reason })}</li>
          ))}
        </ul>
      )}
      {!isNone && <Link href={fixedPaths.checkout}>{t("toCart")}</Link>}
    </>
  );
}
