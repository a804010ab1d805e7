import { type RefObject, useEffect, useRef } from "react";
import { type CallThunk, useMutationCall } from "@/components/form/use-mutation-call";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { parseBody } from "@/lib/contract/parse";
import { isSameBarcode } from "@/store/api/kits/activation";
import type { CallError } from "@/store/api/call-error";
import { activateLitter, type LitterBody, registerAttempt } from "@/store/api/kits/litter";
import type { User } from "@/store/api/account/user";
import type { ActivatedLitter } from "@/store/persistence/activated-litter";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { usedKitOf } from "@/store/api/kits/used-kit";
import type { Response } from "@/lib/contract/calls";
import { type FieldErrors, toFieldErrors, toLitterBody } from "./litter-body";
import { type LitterDraft, removeLitterDraft, rowFields, saveLitterDraft } from "./litter-draft";
import { petFormOfTubes, blankTubes } from "./tubes";
import type { TubeChecker } from "./use-tube-checks";

export interface LitterOptions {
  /** Undefined for guests. */
  readonly user: User | undefined;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly usedMessage: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onActivated: (litter: ActivatedLitter) => void;
}

interface SendOptions extends LitterOptions {
  readonly draft: LitterDraft;
  readonly update: (change: (now: LitterDraft) => LitterDraft) => void;
  readonly owner: number | null;
  readonly tubes: TubeChecker;
  readonly errors: FieldErrors;
  readonly setErrors: (errors: FieldErrors) => void;
}

type FormBody = Omit<LitterBody, "id" | "email" | "collectionAgent">;

/** Validates and sends the litter. Errors go to their fields, with the focus on the first. */
export function useSendLitter(options: SendOptions) {
  const { draft, tubes, errors, setErrors, form, onActivated } = options;
  // Effects of the previous render can run after `show`: only these errors count.
  const errorsToFocus = useRef<FieldErrors>(undefined);
  const sending = useMutationCall({
    failure: activationRoutes.litter.failure,
    staysBusy: true,
  });
  // After the errors have been rendered.
  useEffect(() => {
    if (errorsToFocus.current !== errors) return;
    errorsToFocus.current = undefined;
    focusFirstError(form.current);
  }, [errors, form]);

  function show(found: FieldErrors) {
    errorsToFocus.current = found;
    setErrors(found);
  }

  async function submit() {
    const hasBlank = blankTubes(draft.rows, tubes) > 0;
    const parsed = parseBody(
      activationForms.litter(petFormOfTubes(draft.rows, tubes)),
      toLitterBody(draft, { hasBlank }),
    );
    if (!parsed.ok) {
      await loadErrorTexts();
      const texts = Object.entries(parsed.errors).map(([name, code]) => [name, errorText(code)]);
      return show(toFieldErrors(Object.fromEntries(texts) as FieldErrors));
    }
    setErrors({});
    const email = emailOf(options, parsed.value);
    const outcome = await sending.run(send(options, parsed.value, email), fieldNames(draft));
    if (!outcome.ok) return show(outcome.fields);
    removeLitterDraft();
    onActivated({ email, animals: outcome.data.activations });
  }
  const { isSending, failure, reset } = sending;
  return { isSending, failure, reset, submit };
}

/** Results go to the account's address, of a guest to the owner's. */
const emailOf = ({ user }: SendOptions, { person }: FormBody) => user?.email ?? person.email;

const send =
  (options: SendOptions, body: FormBody, email: string): CallThunk<Response<"activation.litter">> =>
  async (dispatch) => {
    const { draft, owner, update } = options;
    let { attempt } = draft;
    if (attempt?.email !== email) {
      const registered = await dispatch(registerAttempt(email));
      if (!registered.ok) return { ok: false, error: toPageError(options, registered.error) };
      const { id } = registered.data;
      attempt = { id, email };
      // Before the litter is sent: after a lost response the same id gets the same answer.
      saveLitterDraft(owner, { ...draft, attempt: { id, email } });
      update((now) => ({ ...now, attempt: { id, email } }));
    }
    const result = await dispatch(activateLitter({ ...body, ...attempt }));
    return result.ok ? result : { ok: false, error: toPageError(options, result.error) };
  };

/** Errors under the names of the page; a used tube is an error of its row. */
function toPageError({ draft, tubes, usedMessage }: SendOptions, error: CallError): CallError {
  const used = usedKitOf(error);
  if (used !== undefined) {
    const { barcode = "", activation } = used;
    const at = draft.rows.findIndex((row) => isSameBarcode(row.barcode, barcode));
    if (at < 0) return error;
    tubes.markUsed(barcode, activation);
    return { kind: "fields", fields: { [`rows.${at}.barcode`]: usedMessage } };
  }
  if (error.kind !== "fields" || Array.isArray(error.fields)) return error;
  return { ...error, fields: toFieldErrors(error.fields as FieldErrors) };
}

const otherFields = [
  "species",
  "breed",
  "dobDay",
  "dobMonth",
  "dobYear",
  "damId",
  "sireId",
  "damName",
  "sireName",
  "rows",
  "selectedTestKit",
  "selectedProduct",
];

/** The fields that can show an error. */
const fieldNames = ({ values, rows }: LitterDraft) => [
  ...otherFields,
  ...Object.keys(values),
  ...rows.flatMap((_, at) => rowFields.map((name) => `rows.${at}.${name}`)),
];

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  control?.focus();
}
