import { useRef, useState } from "react";
import { waitInWords } from "@/components/account/wait-words";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/shop-state";
import type { SavingWords } from "./profile-words";

export interface Saving {
  readonly isSending: boolean;
  readonly isSaved: boolean;
  readonly failure: string | undefined;
  /** Something has been changed since. */
  forget(): void;
  /** Field messages are given back, for their fields to say; all else is said by the form. */
  run(work: ShopThunk<Promise<CallError | undefined>>): Promise<Outcome>;
}

type Outcome = { readonly isSaved: boolean; readonly fields: Readonly<Record<string, string>> };

/** What to say where a call is refused with one of these codes. */
export type Refusals = Readonly<Record<string, string>>;

/** One change under way at a time, and what became of it. `failed` are the documented words of its call. */
export function useSaving(failed: string, words: SavingWords, refusals: Refusals = {}): Saving {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<{ at: "rest" | "sending" | "saved"; failure?: string }>({ at: "rest" });
  // The state is of the last painting; a second press may come before the next one.
  const isBusy = useRef(false);
  return {
    isSending: state.at === "sending",
    isSaved: state.at === "saved",
    failure: state.failure,
    forget: () => state.at !== "sending" && setState({ at: "rest" }),
    run: async (work) => {
      if (isBusy.current) return { isSaved: false, fields: {} };
      isBusy.current = true;
      setState({ at: "sending" });
      const error = await dispatch(work);
      isBusy.current = false;
      const fields = error?.kind === "fields" ? fieldsOf(error.fields) : {};
      if (error === undefined) setState({ at: "saved" });
      else
        setState({
          at: "rest",
          failure: Object.keys(fields).length > 0 ? undefined : (say(error, words, refusals) ?? failed),
        });
      return { isSaved: error === undefined, fields };
    },
  };
}

function say(error: CallError, words: SavingWords, refusals: Refusals): string | undefined {
  if (error.kind === "network") return words.networkError;
  // A refusal is about this very thing, and in words for people.
  if (error.kind === "refusal") return error.message;
  if (error.kind !== "failure") return undefined;
  if (error.retryAfterSeconds !== undefined)
    return words.tooMany.replace("{wait}", waitInWords(error.retryAfterSeconds, words));
  return Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
}

/** `breed_ids[3]` is said at `breed_ids`. */
function fieldsOf(
  fields: Readonly<Record<string, string>> | readonly string[],
): Readonly<Record<string, string>> {
  if (Array.isArray(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/\[.*$/, ""), message]),
  );
}
