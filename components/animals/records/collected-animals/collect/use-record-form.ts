import type { Language } from "@/lib/config/languages";
import type { ErrorTexts } from "@/lib/domain/error-codes";
import { textOfCode } from "@/lib/domain/text-of-code";
import { useEffect, useState } from "react";
import { type FieldPath, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useLanguage, useMessages } from "#use-messages";
import { collectedAnimalForms } from "@/lib/contract/animals/records/collected-animals/collected-animals.forms";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { parseBody } from "@/lib/contract/parse";
import { addRecord, correctRecord, type SavedRecord } from "@/components/animals/public/device-store";
import { formFieldOf, type RecordValues, toRecord, toValues } from "./record-values";

export interface RecordFormOptions {
  readonly agent: Collector;
  /** Null for a new record. */
  readonly saved: SavedRecord | null;
  readonly onClose: (hasChanged: boolean) => void;
}

/** The form of a record: checked by the rules of the backend, saved on the device. */
export function useRecordForm({ agent, saved, onClose }: RecordFormOptions) {
  const messages = useMessages("collector.form");
  const [language, errorTexts] = [useLanguage(), useMessages("errors")];
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const hook = useForm<RecordValues>({
    defaultValues: toValues(saved?.record),
    resolver: createResolver({ language, errorTexts, missing: messages.missing }, saved?.record),
  });
  const { setError } = hook;
  useEffect(() => {
    for (const { field, message: english, code = "" } of saved?.errors ?? []) {
      const message = textOfCode(language, errorTexts, code) ?? english;
      setError(formFieldOf(field) as FieldPath<RecordValues>, { type: "server", message });
    }
  }, [saved, setError, language, errorTexts]);

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

type RecordFormState = ReturnType<typeof useRecordForm>;

export interface RecordFieldsProps {
  readonly form: RecordFormState;
}

interface ResolverTexts {
  readonly language: Language;
  readonly errorTexts: ErrorTexts;
  /** For a drawn signature. */
  readonly missing: string;
}

const createResolver =
  (
    { language, errorTexts, missing }: ResolverTexts,
    saved: SavedRecord["record"] | undefined,
  ): Resolver<RecordValues> =>
  (values) => {
    const parsed = parseBody(collectedAnimalForms.record, toRecord(values, saved));
    const isDrawn = values.how === "draw";
    const codes = {
      ...(parsed.ok ? {} : parsed.errors),
      ...(!isDrawn && !values.ownerConfirms && { ownerConfirms: "fields.required" }),
    };
    const texts = Object.entries(codes).map(([name, code]) => [name, textOfCode(language, errorTexts, code)]);
    const errors = {
      ...(Object.fromEntries(texts) as Readonly<Record<string, string>>),
      ...(isDrawn && values.signature === "" && { signature: missing }),
    };
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: nest(errors) };
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
