"use client";

import { useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { type MissingLine, reorder, type ReorderLine } from "@/store/api/orders/reorder";

type State =
  | { readonly name: "idle" | "adding" }
  | { readonly name: "done"; readonly missing: readonly MissingLine[] };

/** Adds the lines that are still available to the cart, and lists the others with the reason. */
export function Reorder({ lines }: { readonly lines: readonly ReorderLine[] }) {
  const messages = useMessages("orders.reorder");
  const t = useTranslator("orders.reorder");
  const dispatch = useShopDispatch();
  const [state, setState] = useState<State>({ name: "idle" });
  const isBusy = useRef(false);

  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ name: "adding" });
    const missing = await dispatch(reorder(lines, messages));
    isBusy.current = false;
    setState({ name: "done", missing });
  }

  return (
    <div className="grid gap-3">
      <div>
        <Button kind="secondary" pending={state.name === "adding" && t("adding")} onClick={() => void add()}>
          {t("button")}
        </Button>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {state.name === "done" && <Outcome missing={state.missing} count={lines.length} />}
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
