import { randomInt } from "node:crypto";

/** Without letters that are taken for others when they are read out. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export function newOrderNumber(): string {
  return `TM-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
}
