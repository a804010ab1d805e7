import { useEffect, useState } from "react";
import { type FieldPath, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useMessages } from "#use-messages";
import { collectedAnimalForms } from "@/lib/contract/animals/records/collected-animals/collected-animals.forms";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { fieldMessages } from "@/lib/contract/messages";
import { parseBody } from "@/lib/contract/parse";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { addRecord, correctRecord, type SavedRecord } from "@/components/animals/public/device-store";
import { formFieldOf, type RecordValues, toFormErrors, toRecord, toValues } from "./record-values";

interface RecordFormOptions {
  readonly agent: Collector;
  /** Null for a new record. */
  readonly saved: SavedRecord | null;
  readonly onClose: (hasChanged: boolean) => void;
}

/** The form of a record: checked by the rules of the backend, saved on the device. */
export function useRecordForm({ agent, saved, onClose }: RecordFormOptions) {
  const messages = useMessages("collector.form");
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const hook = useForm<RecordValues>({
    defaultValues: toValues(saved?.record),
    resolver: createResolver(messages, saved?.record),
  });
  const { setError } = hook;
  useEffect(() => {
    for (const { name, message } of toFormErrors(saved?.errors ?? []))
      setError(name as FieldPath<RecordValues>, { type: "server", message });
  }, [saved, setError]);

  const { isDirty } = hook.formState;
  useEffect(() => {
    if (!isDirty) return;
    // What is typed is on the device only after saving.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);

  async function save(values: RecordValues) {
    const parsed = parseBody(collectedAnimalForms.record, toRecord(values, saved?.record));
    if (!parsed.ok) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const isSaved = await store(parsed.value);
      if (isSaved) return onClose(true);
      setFailure(messages.sentMeanwhile);
    } catch {
      setFailure(messages.saveFailed);
    }
    setSaving(false);
  }

  async function store(record: SavedRecord["record"]): Promise<boolean> {
    if (saved !== null) return correctRecord({ ...saved, record, errors: [] });
    const ids = { clientId: crypto.randomUUID(), agentId: agent.id };
    await addRecord({ ...ids, savedAt: new Date().toISOString(), record, errors: [] });
    return true;
  }

  return {
    hook,
    failure,
    isSaving,
    submit: hook.handleSubmit(save),
    /** The props of a field: registration and error. */
    field: (name: FieldPath<RecordValues>) => {
      const { error } = hook.getFieldState(name, hook.formState);
      const message = error?.message;
      return { ...hook.register(name), ...(message !== undefined && { error: message }) };
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

const createResolver =
  (
    messages: Messages["collector"]["form"],
    saved: SavedRecord["record"] | undefined,
  ): Resolver<RecordValues> =>
  (values) => {
    const parsed = parseBody(collectedAnimalForms.record, toRecord(values, saved));
    const isDrawn = values.how === "draw";
    const missing: Readonly<Record<string, string>> = {
      ...(isDrawn && values.signature === "" && { signature: messages.missing }),
      ...(!isDrawn && !values.ownerConfirms && { ownerConfirms: fieldMessages.required }),
    };
    const texts = { ...(parsed.ok ? {} : parsed.errors), ...missing };
    if (Object.keys(texts).length === 0) return { values, errors: {} };
    return { values: {}, errors: nest(texts) };
  };

/** Errors by field, those of barcodes by position. */
function nest(texts: Readonly<Record<string, string>>): FieldValues {
  const errors: FieldValues = {};
  for (const [path, message] of Object.entries(texts)) {
    const [name = "", at] = formFieldOf(path).split(".");
    const error = { type: "rule", message };
    if (at === undefined) errors[name] = error;
    else (errors[name] ??= [])[Number(at)] = error;
  }
  return errors;
}
