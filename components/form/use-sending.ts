import { useRef, useState } from "react";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/shop-state";
import { failureOf, type Refusals, type SendingWords } from "./failure-words";

export type Work = ShopThunk<Promise<CallError | undefined>>;

export interface SendingOptions {
  /** The documented words for a call that failed. */
  readonly failed: string;
  readonly words: SendingWords;
  readonly refusals?: Refusals | undefined;
  /** Once done, something else stands in the form's place: until then it stays as it is. */
  readonly isOnce?: boolean;
}

export interface Sending {
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly failure: string | undefined;
  /** Something has been changed since. */
  forget(): void;
  /** What is wrong with these fields is given back, for them to say; all else is said by the form. */
  run(work: Work, fieldNames: readonly string[]): Promise<Outcome>;
}

type Fields = Readonly<Record<string, string>>;
type Outcome = { readonly isDone: boolean; readonly fields: Fields };

/** One sending under way at a time, and what became of it. */
export function useSending(options: SendingOptions): Sending {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<{ at: "rest" | "sending" | "done"; failure?: string }>({ at: "rest" });
  // The state is of the last painting; a second press may come before the next one.
  const isBusy = useRef(false);
  return {
    isSending: state.at === "sending",
    isDone: state.at === "done",
    failure: state.failure,
    forget: () => state.at !== "sending" && setState({ at: "rest" }),
    run: async (work, fieldNames) => {
      if (isBusy.current) return { isDone: false, fields: {} };
      isBusy.current = true;
      setState({ at: "sending" });
      const error = await dispatch(work);
      if (error === undefined) {
        if (options.isOnce) return { isDone: true, fields: {} };
        isBusy.current = false;
        setState({ at: "done" });
        return { isDone: true, fields: {} };
      }
      isBusy.current = false;
      const fields = fieldsOf(error, fieldNames);
      setState({
        at: "rest",
        ...(Object.keys(fields).length === 0 && { failure: failureOf(error, options) }),
      });
      return { isDone: false, fields };
    },
  };
}

/** `breed_ids[3]` is said at `breed_ids`. */
function fieldsOf(error: CallError, names: readonly string[]): Fields {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return {};
  const said = Object.entries(error.fields).map(([name, message]) => [name.replace(/\[.*$/, ""), message]);
  return Object.fromEntries(said.filter(([name = ""]) => names.includes(name)));
}
