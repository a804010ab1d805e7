import { useEffect, useState } from "react";
import { needsState } from "@/lib/config/states";
import type { Option } from "@/components/ui/select";
import { useShopDispatch } from "@/store/hooks";
import { readStates } from "@/store/profile";

export type States =
  | { readonly is: "unneeded" | "loading" | "failed" }
  | { readonly is: "there"; readonly options: readonly Option[] };

/** The states of a country, where an address there needs one. */
export function useStates(country: string): { readonly states: States; readonly retry: () => void } {
  const dispatch = useShopDispatch();
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<{ asked: string; options: readonly Option[] | undefined }>();
  const asked = `${country} ${turn}`;
  useEffect(() => {
    if (!needsState(country)) return;
    let isOver = false;
    void dispatch(readStates(country)).then((found) => {
      if (isOver) return;
      const options = found?.map(({ code, name }) => ({ value: code, label: name }));
      setRead({ asked, options });
    });
    return () => {
      isOver = true;
    };
  }, [country, asked, dispatch]);
  const retry = () => setTurn((before) => before + 1);
  return { states: statesOf(country, read?.asked === asked ? read : undefined), retry };
}

function statesOf(country: string, read: { options: readonly Option[] | undefined } | undefined): States {
  if (!needsState(country)) return { is: "unneeded" };
  if (read === undefined) return { is: "loading" };
  return read.options ? { is: "there", options: read.options } : { is: "failed" };
}
