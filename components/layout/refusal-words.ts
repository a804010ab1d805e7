import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import refusals from "@/messages/en/refusals.json";

interface CartRefusal {
  readonly code: string | number;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type RefusalWords = typeof refusals;

const words: Readonly<Record<Language, RefusalWords>> = { en: refusals };

type KnownCode = keyof RefusalWords["codes"];

/** What a dialog says about a cart's refusal. A code without words of its own brings its own message. */
export function refusalWords(language: Language, { code, message, details }: CartRefusal) {
  const { codes, close, usualTitle } = words[language];
  const known: { readonly title: string; readonly texts: readonly string[] } = isKnown(code)
    ? codes[code]
    : { title: usualTitle, texts: [message] };
  const fill = (text: string) =>
    text.replace("{amount}", () => amountOf(details)).replace("{brand}", () => brand.name);
  return { title: fill(known.title), texts: known.texts.map(fill), close };
}

function isKnown(code: string | number): code is KnownCode {
  return Object.hasOwn(refusals.codes, code);
}

/** Written behind the title's own dollar sign, unless the money is of another kind: then its sign takes that place. */
function amountOf({ amount, currency }: CartRefusal["details"]): string {
  if (typeof amount !== "string") return "$";
  const symbol = typeof currency === "object" && currency && "symbol" in currency ? currency.symbol : "$";
  const sign = typeof symbol === "string" ? symbol : "$";
  return /^[A-Z]+$/.test(sign) ? `${sign} ${amount}` : `${sign}${amount}`;
}
