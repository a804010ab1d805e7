import { limits } from "@/lib/config/limits";
import { eachField } from "@/lib/domain/each-field";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";

interface CollectedText {
  readonly maxLength: number;
  /** As it is stored. */
  readonly clean: (text: string) => string;
}

const trim = (text: string) => text.trim();

/**
 * Texts about the owner and the sample of a collected animal that may be missing. A new one is an entry here, a line
 * and a label in the form: calls, values, columns, lists and exports follow.
 */
export const collectedTexts = {
  /** The account that confirmed it can take the animal over. */
  ownerEmail: { maxLength: limits.emailLength, clean: (text) => text.toLowerCase() },
  /** On the tube. */
  barcode: { maxLength: limits.barcodeLength, clean: normalizeBarcode },
  note: { maxLength: limits.noteLength, clean: trim },
} as const satisfies Record<string, CollectedText>;

type Texts = Readonly<Partial<Record<keyof typeof collectedTexts, string | null | undefined>>>;

export const cleanCollectedTexts = (texts: Texts) =>
  eachField(collectedTexts, (name) => collectedTexts[name].clean(texts[name] ?? "") || null);
