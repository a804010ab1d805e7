/**
 * Code 128, the barcode on tube labels, in its sets B (printable ASCII) and C (two digits a symbol). Each pattern is the
 * widths of three bars and three spaces in modules, in the order of the symbol values (ISO/IEC 15417).
 */
const patterns = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232"
).split(" ");
const stopPattern = "2331112";

const switchToC = 99;
const switchToB = 100;
const startB = 104;
const startC = 105;

/** Blank space that readers need on either side of the bars. */
export const quietModules = 10;

export interface BarcodeBar {
  /** Distance from the start of the symbol, in modules: the first bar is at 0. */
  readonly at: number;
  readonly width: number;
}

export interface Code128 {
  readonly bars: readonly BarcodeBar[];
  /** Width of the symbol in modules, without the blank space on either side. */
  readonly width: number;
}

/** The bars of a text in printable ASCII; other characters throw. */
export function encodeCode128(text: string): Code128 {
  if (!/^[ -~]+$/.test(text)) throw new RangeError("Code 128 is made from printable ASCII characters.");
  const values = symbolValues(text);
  const symbols = [...values, checksum(values)].map((value) => patterns[value] ?? "");
  const bars: BarcodeBar[] = [];
  let at = 0;
  for (const [index, digit] of [...(symbols.join("") + stopPattern)].entries()) {
    const width = Number(digit);
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}

/** Start symbol and data. Pairs of digits use set C where that makes the symbol shorter. */
function symbolValues(text: string): number[] {
  let rest = text;
  let isC = /^(\d\d$|\d{4})/.test(text);
  const values = [isC ? startC : startB];
  while (rest !== "") {
    if (isC && /^\d\d/.test(rest)) {
      values.push(Number(rest.slice(0, 2)));
      rest = rest.slice(2);
    } else if (isC || isWorthSetC(rest)) {
      values.push(isC ? switchToB : switchToC);
      isC = !isC;
    } else {
      values.push(rest.charCodeAt(0) - 32);
      rest = rest.slice(1);
    }
  }
  return values;
}

/** An even number of digits: at least four at the end, or six where the text goes on and must switch back. */
function isWorthSetC(rest: string): boolean {
  const digits = /^\d*/.exec(rest)?.[0].length ?? 0;
  return digits % 2 === 0 && digits >= (digits === rest.length ? 4 : 6);
}

const checksum = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
