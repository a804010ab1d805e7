/** Possible card numbers: 13 to 19 digits, with or without separators, with a valid check digit. */
export function findCardNumbers(text: string): string[] {
  return [...text.matchAll(/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g)]
    .map(([found]) => found.replace(/[ -]/g, ""))
    .filter((digits) => !isTimestamp(digits) && !isMicrochip(digits) && passesLuhn(digits));
}

/** Timestamps in milliseconds have thirteen digits, and one in ten passes the check. */
function isTimestamp(digits: string): boolean {
  return digits.length === 13 && /^[12]/.test(digits);
}

/** Microchips have fifteen digits; cards with fifteen begin with 34 or 37. */
function isMicrochip(digits: string): boolean {
  return digits.length === 15 && !/^3[47]/.test(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
