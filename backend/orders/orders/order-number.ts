import { randomInt } from "node:crypto";

/** Without characters that are easily confused, such as 0 and O: numbers are read out on the telephone. */
const characters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export function newOrderNumber(): string {
  return `TM-${Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join("")}`;
}
