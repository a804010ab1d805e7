import type { MessageArea, Messages } from "./generated/message-types";
import type { MessageAt } from "./translator";

/** An area of messages or a part of one: `shows`, `shows.form`. */
export type MessagePath = { [Area in MessageArea]: Area | `${Area}.${TreeKey<Messages[Area]>}` }[MessageArea];

/** The messages at a path. */
export type MessagesAt<Path extends MessagePath> = MessageAt<Messages, Path>;

/** Dotted keys of everything in a tree that is itself a tree. */
type TreeKey<M> = {
  [Key in keyof M & string]: M[Key] extends string | readonly unknown[]
    ? never
    : Key | `${Key}.${TreeKey<M[Key]>}`;
}[keyof M & string];

/** Reads the messages at a path of the trees that `readTree` knows. */
export function messagesAt<Path extends MessagePath>(
  readTree: (area: MessageArea) => unknown,
  path: Path,
): MessagesAt<Path> {
  const [area, ...keys] = path.split(".");
  // The compiler knows every path.
  return partOf(readTree(area as MessageArea), keys) as MessagesAt<Path>;
}

/** The part of a tree at some keys. */
export function partOf(tree: unknown, keys: readonly string[]): unknown {
  return keys.reduce((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], tree);
}
