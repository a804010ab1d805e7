import { randomInt } from "node:crypto";

/** Letters and digits that nobody takes for each other, read out on the telephone. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export function newOrderNumber(): string {
  return `TM-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
}
