import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { MessageArea, Messages } from "@/lib/i18n/generated/message-types";
import { formatMessage, type MessageValues } from "./format-message";

/**
 * The translate function, `t("coupon.applied", { code, amount })`, with the same interface on the server and in the browser.
 * Keys and variables are checked by the compiler: `Messages` (generated from messages/en) holds the English texts as types.
 * Server components call `translate`, components that run in the browser `useTranslator`, everything else
 * `getTranslator(language, "cart")`.
 */
export type Translate<M> = <Key extends MessageKey<M>>(
  key: Key,
  ...values: ValuesOf<MessageAt<M, Key>>
) => string;

/** Translate function for one area of messages. */
export type Translator<Area extends MessageArea> = Translate<Messages[Area]>;

/** Dotted keys of all messages in a tree. */
export type MessageKey<M> = {
  [Key in keyof M & string]: M[Key] extends string
    ? Key
    : M[Key] extends readonly unknown[]
      ? never
      : `${Key}.${MessageKey<M[Key]>}`;
}[keyof M & string];

/** The message at a dotted key. */
export type MessageAt<M, Key extends string> = Key extends keyof M
  ? M[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof M
      ? MessageAt<M[Head], Rest>
      : never
    : never;

type IcuArguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never }
>;

type VariableOf<Text> = Text extends string ? keyof IcuArguments<Text> & string : never;

/** The variables a message needs; of several possible messages, those of all. Where only `string` is known, any. */
export type ValuesOf<Message> = [Message] extends [string]
  ? string extends Message
    ? [values?: MessageValues]
    : [VariableOf<Message>] extends [never]
      ? []
      : [values: { readonly [Name in VariableOf<Message>]: string | number }]
  : never;

export function createTranslator<M>(language: string, messages: M): Translate<M> {
  const translate = (key: string, values?: MessageValues) => {
    const message = key.split(".").reduce<unknown>(readKey, messages);
    // Only untyped data can get here without a message: the compiler knows every key.
    return typeof message === "string" ? formatMessage(language, message, values) : key;
  };
  return translate;
}

function readKey(tree: unknown, key: string): unknown {
  return isTree(tree) ? tree[key] : undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
