export interface WaitWords {
  readonly second: string;
  readonly seconds: string;
  readonly minute: string;
  readonly minutes: string;
}

/** How long, as a person says it: seconds up to a minute and a half, then minutes. */
export function waitInWords(seconds: number, words: WaitWords): string {
  const inMinutes = seconds > 90;
  const count = inMinutes ? Math.ceil(seconds / 60) : seconds;
  const [one, many] = inMinutes ? [words.minute, words.minutes] : [words.second, words.seconds];
  return count === 1 ? one : many.replace("{count}", String(count));
}
