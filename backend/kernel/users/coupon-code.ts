import { randomInt } from "node:crypto";

/** Without characters that are easily confused, because codes are read out. */
const codeCharacters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

const pick = () =>
  Array.from({ length: 4 }, () => codeCharacters[randomInt(codeCharacters.length)] ?? "A").join("");

/** About 60 random bits, too many to guess. */
export const generateCouponCode = (): string => `TM-${pick()}-${pick()}-${pick()}`;
