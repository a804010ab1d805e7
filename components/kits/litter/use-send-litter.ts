import type { RefObject } from "react";
import { validate } from "@/components/form/contract-resolver";
import { type CallThunk, useMutationCall } from "@/components/form/use-mutation-call";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { isSameBarcode } from "@/store/api/kits/activation";
import type { CallError } from "@/store/api/call-error";
import type { LitterBody } from "@/store/api/kits/litter";
import { callApi } from "@/store/api/call-api";
import { removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import type { User } from "@/store/api/account/user";
import type { ActivatedLitter } from "./litter-draft";
import { usedKitOf } from "@/store/api/kits/used-kit";
import type { Response } from "@/lib/contract/calls";
import { loadRules } from "@/components/kits/activation/load-rules";
import { type FieldErrors, toFieldErrors, toLitterBody } from "./litter-body";
import { type LitterDraft, rowFields } from "./litter-draft";
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
  readonly showErrors: (errors: FieldErrors, form: HTMLFormElement | null) => void;
}

type FormBody = Omit<LitterBody, "id" | "email" | "collectionAgent">;

/** Validates and sends the litter. Errors go to their fields, with the focus on the first. */
export function useSendLitter(options: SendOptions) {
  const { draft, tubes, form, onActivated } = options;
  const sending = useMutationCall({
    failure: activationRoutes.litter.failure,
    staysBusy: true,
  });
  const show = (found: FieldErrors) => options.showErrors(found, form.current);

  async function submit() {
    const hasBlank = blankTubes(draft.rows, tubes) > 0;
    const parsed = await validate<FormBody>(
      async () => (await loadRules()).activationForms.litter(petFormOfTubes(draft.rows, tubes)),
      toLitterBody(draft, { hasBlank }),
    );
    if (!parsed.ok) return show(toFieldErrors(parsed.errors));
    show({});
    const email = emailOf(options, parsed.value);
    const outcome = await sending.run(send(options, parsed.value, email), fieldNames(draft));
    if (!outcome.ok) return show(outcome.fields);
    removeFormDraft("litter");
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
      // First, once per attempt, so that a repeated request gets the answer of the first.
      const registered = await dispatch(callApi(activationRoutes.registerEmail, { body: { email } }));
      if (!registered.ok) return { ok: false, error: toPageError(options, registered.error) };
      const { id } = registered.data;
      attempt = { id, email };
      // Before the litter is sent: after a lost response the same id gets the same answer.
      writeFormDraft("litter", owner, { ...draft, attempt: { id, email } });
      update((now) => ({ ...now, attempt: { id, email } }));
    }
    const result = await dispatch(callApi(activationRoutes.litter, { body: { ...body, ...attempt } }));
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
