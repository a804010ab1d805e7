/** The parts of an ICU message that the shop uses: text, variables, `number`, `plural` and `select`. */
export type MessagePart =
  | string
  | { readonly kind: "value"; readonly name: string; readonly isNumber: boolean }
  | { readonly kind: "pound" }
  | {
      readonly kind: "plural" | "select";
      readonly name: string;
      readonly cases: Readonly<Record<string, readonly MessagePart[]>>;
    };

interface Reader {
  readonly text: string;
  at: number;
}

/** Parses an ICU message. Throws on a syntax error; a unit test parses every message of every language. */
export function parseMessage(text: string): readonly MessagePart[] {
  const reader = { text, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < text.length) throw new SyntaxError(`Unexpected "}" in message: ${text}`);
  return parts;
}

function readParts(reader: Reader, isPlural: boolean): MessagePart[] {
  const parts: MessagePart[] = [];
  let literal = "";
  const flush = () => {
    if (literal !== "") parts.push(literal);
    literal = "";
  };
  while (reader.at < reader.text.length && reader.text[reader.at] !== "}") {
    const character = reader.text.charAt(reader.at);
    if (character === "'") literal += readQuote(reader);
    else if (character === "{" || (character === "#" && isPlural)) {
      flush();
      parts.push(character === "{" ? readArgument(reader, isPlural) : readPound(reader));
    } else {
      literal += character;
      reader.at++;
    }
  }
  flush();
  return parts;
}

/** `''` is an apostrophe; a single one starts quoted text only before a brace or `#`, as in `'{'`. */
function readQuote(reader: Reader): string {
  const next = reader.text.charAt(reader.at + 1);
  if (next === "'") {
    reader.at += 2;
    return "'";
  }
  if (!"{}#".includes(next) || next === "") {
    reader.at++;
    return "'";
  }
  const end = reader.text.indexOf("'", reader.at + 1);
  const quoted = reader.text.slice(reader.at + 1, end < 0 ? undefined : end);
  reader.at = end < 0 ? reader.text.length : end + 1;
  return quoted;
}

function readPound(reader: Reader): MessagePart {
  reader.at++;
  return { kind: "pound" };
}

function readArgument(reader: Reader, isPlural: boolean): MessagePart {
  const [, name, separator] = take(reader, /\{\s*([\w-]+)\s*([,}])/y);
  if (name === undefined) throw syntaxError(reader);
  if (separator === "}") return { kind: "value", name, isNumber: false };
  const [, kind, after] = take(reader, /\s*(number|plural|select)\s*([,}])/y);
  if (kind === "number" && after === "}") return { kind: "value", name, isNumber: true };
  if ((kind !== "plural" && kind !== "select") || after !== ",") throw syntaxError(reader);
  return { kind, name, cases: readCases(reader, kind === "plural" || isPlural) };
}

function readCases(reader: Reader, isPlural: boolean): Readonly<Record<string, readonly MessagePart[]>> {
  const cases: [string, readonly MessagePart[]][] = [];
  for (;;) {
    const [, label] = take(reader, /\s*(=\d+|[\w-]+)\s*\{/y);
    if (label === undefined) break;
    cases.push([label, readParts(reader, isPlural)]);
    if (reader.text[reader.at] !== "}") throw syntaxError(reader);
    reader.at++;
  }
  const [end] = take(reader, /\s*\}/y);
  if (end === undefined || !cases.some(([label]) => label === "other")) throw syntaxError(reader);
  return Object.fromEntries(cases);
}

function take(reader: Reader, pattern: RegExp): readonly (string | undefined)[] {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (match === null) return [];
  reader.at = pattern.lastIndex;
  return match;
}

const syntaxError = ({ text, at }: Reader) => new SyntaxError(`Cannot parse message at ${at}: ${text}`);
