import { defaultLanguage } from "@/lib/config/languages";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { CallError, FieldMessages } from "./call-error";

let translate: ((text: string) => string) | undefined;

/** Loads the translations of documented texts. Nothing to load in English. */
async function loadFailureTexts(): Promise<void> {
  if (translate !== undefined || isEnglish()) return;
  try {
    const { loadTextTranslator } = await import("./documented-texts");
    translate = await loadTextTranslator(pageLanguage());
  } catch {
    // Without a network the English text is better than none.
  }
}

/** A documented English text in the language of the page, once an error has been translated. */
export function translateFailure(text: string): string {
  return isEnglish() ? text : (translate?.(text) ?? text);
}

/** Every failed call passes through here before anything is displayed. */
export async function translateError(error: CallError): Promise<CallError> {
  if (isEnglish()) return error;
  await loadFailureTexts();
  if (error.kind === "fields") return { ...error, fields: translateFields(error.fields) };
  return { ...error, message: translateFailure(error.message) };
}

function translateFields(fields: FieldMessages): FieldMessages {
  if (Array.isArray(fields)) return fields.map((text: string) => translateFailure(text));
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, translateFailure(text)]));
}

const isEnglish = () => pageLanguage() === defaultLanguage;
