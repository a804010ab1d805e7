"use client";

import { useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { Button } from "@/components/ui/button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { addAgain, type AgainLine, type NotAdded } from "@/store/orders";
import type messages from "@/messages/en/orders.json";

export type AgainWords = (typeof messages)["again"];

interface ReorderProps {
  readonly lines: readonly AgainLine[];
  readonly words: AgainWords;
}

type State =
  { readonly at: "rest" | "adding" } | { readonly at: "done"; readonly missing: readonly NotAdded[] };

/** Whatever can still be bought goes into the cart; what cannot is said, with the reason. */
export function ReorderClient({ lines, words }: ReorderProps) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<State>({ at: "rest" });
  const isBusy = useRef(false);

  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ at: "adding" });
    const missing = await dispatch(addAgain(lines, words.custom));
    isBusy.current = false;
    setState({ at: "done", missing });
  }

  return (
    <div className="grid gap-3">
      <div>
        <Button kind="secondary" pending={state.at === "adding" && words.adding} onClick={() => void add()}>
          {words.button}
        </Button>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {state.at === "done" && <Told missing={state.missing} count={lines.length} words={words} />}
      </div>
    </div>
  );
}

interface ToldProps {
  readonly missing: readonly NotAdded[];
  readonly count: number;
  readonly words: AgainWords;
}

function Told({ missing, count, words }: ToldProps) {
  const isNone = missing.length === count;
  const said = missing.length === 0 ? words.all : isNone ? words.none : words.some;
  return (
    <>
      <p className="font-medium">{said}</p>
      {missing.length > 0 && (
        <ul className="list-disc pl-5">
          {missing.map(({ name, why }) => (
            <li key={name}>{fill(words.line, { name, why })}</li>
          ))}
        </ul>
      )}
      {!isNone && <a href={fixedPaths.checkout}>{words.toCart}</a>}
    </>
  );
}
