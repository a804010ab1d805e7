import type { Translate } from "@/lib/i18n/translator";
import type { CartLine } from "./use-cart";
import type { Messages } from "@/lib/i18n/generated/message-types";

export interface NamedLine {
  readonly line: CartLine;
  /** For labels. */
  readonly name: string;
}

/** Lines that would have the same name add their patient reference and note to it. */
export function nameLines(lines: readonly CartLine[], t: Translate<CartMessages>): readonly NamedLine[] {
  const named = lines.map((line) => ({ line, name: nameOf(line, t) }));
  const isShared = (name: string) => named.filter((other) => other.name === name).length > 1;
  return named.map(({ line, name }) => ({ line, name: isShared(name) ? addDetails(name, line, t) : name }));
}

function nameOf({ newest: { product, animal } }: CartLine, t: Translate<CartMessages>): string {
  return animal ? t("lineNamed", { name: product.name, animal: animal.name }) : product.name;
}

function addDetails(name: string, { newest }: CartLine, t: Translate<CartMessages>): string {
  const { patientReference: reference, note } = newest;
  const details = [reference && t("patient", { reference }), note && t("note", { note })].filter(Boolean);
  return details.length === 0 ? name : t("lineDetailed", { name, details: details.join(", ") });
}

type CartMessages = Messages["cart"]["content"];
