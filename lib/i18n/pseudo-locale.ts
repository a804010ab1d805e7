import { type MessagePart, parseMessage } from "./parse-message";

const plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const accented = "ÀàƁƀÇçÐðÉéƑƒĞğĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŤťÛûṼṽŴŵẊẋÝýŽž";
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** A tree of messages in the pseudo-locale: every letter accented, every text 40 % longer, variables unchanged. */
export function pseudoMessages<M>(messages: M): M {
  const translate = (value: unknown): unknown => {
    if (typeof value === "string") return pseudoMessage(value);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
  };
  // The tree keeps its keys; only texts change.
  return translate(messages) as M;
}

function pseudoMessage(message: string): string {
  return writeParts(parseMessage(message));
}

/** Accents plain text that is no ICU message, such as a product name from the database. */
function pseudoText(text: string): string {
  return lengthen(text.replace(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter));
}

const lengthen = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (letters === 0) return text;
  // In words, so that lines can break as they do in a longer language.
  return text + "~".repeat(Math.max(1, Math.round(letters * 0.4))).replace(/~{8}(?=~)/g, "$& ");
};

const writeParts = (parts: readonly MessagePart[]): string => parts.map(writePart).join("");

function writePart(part: MessagePart): string {
  if (typeof part === "string") return quote(pseudoText(part));
  if (part.kind === "pound") return "#";
  if (part.kind === "value") return part.isNumber ? `{${part.name}, number}` : `{${part.name}}`;
  const cases = Object.entries(part.cases).map(([label, inner]) => `${label} {${writeParts(inner)}}`);
  return `{${part.name}, ${part.kind}, ${cases.join(" ")}}`;
}

/** Texts without variables are also displayed unformatted, so nothing is quoted without need. */
const quote = (text: string) =>
  /[{}#]/.test(text) ? text.replaceAll("'", "''").replace(/[{}#]/g, (sign) => `'${sign}'`) : text;
