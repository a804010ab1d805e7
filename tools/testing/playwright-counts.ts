import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { writeCounts } from "./count-tests";

/** Counts the tests of a Playwright run for `npm test`. */
export default class PlaywrightCounts implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** Unreadable files, or programs that do not start. */
  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      title: test.titlePath().filter(Boolean).join(" > "),
      // A flaky test is a broken test.
      outcome: test.outcome(),
      measured: test.annotations.filter(({ type }) => type === "measured"),
    }));
    const titles = (...outcomes: string[]) =>
      tests.filter(({ outcome }) => outcomes.includes(outcome)).map(({ title }) => title);
    writeCounts({
      passed: titles("expected").length,
      failed: [
        ...titles("unexpected", "flaky"),
        ...Array.from({ length: this.errors }, () => "an error outside of the browser tests"),
      ],
      skipped: titles("skipped"),
      measured: tests.flatMap(({ measured }) => measured.map(({ description }) => description ?? "")),
    });
  }
}
