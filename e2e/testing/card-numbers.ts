/** What could be a card's number: 13 to 19 digits, as people write them, that pass the check every real one passes. */
export function cardNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g)]
    .map(([found]) => found.replace(/[ -]/g, ""))
    .filter((digits) => !isMoment(digits) && passesLuhn(digits));
}

/** Logs and stores write moments as milliseconds: thirteen digits, one in ten of which would pass. */
function isMoment(digits: string): boolean {
  return digits.length === 13 && /^[12]/.test(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
