/** Counts what comes back and keeps the first of what is wrong. */
export class Tally {
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly kept: string[] = [];
  private slowestMs = 0;
  passed = 0;
  failed = 0;

  answer(side: string, status: number, tookMs: number): void {
    const ofSide = this.counts.get(side) ?? new Map<number, number>();
    ofSide.set(status, (ofSide.get(status) ?? 0) + 1);
    this.counts.set(side, ofSide);
    this.slowestMs = Math.max(this.slowestMs, tookMs);
  }

  verdict(what: string, faults: readonly string[]): void {
    if (faults.length === 0) this.passed += 1;
    else {
      this.failed += 1;
      if (this.kept.length < 25) this.kept.push(`${what}\n    ${faults.join("\n    ")}`);
    }
  }

  report(): string {
    const lines = [...this.counts].map(([side, counts]) => {
      const sorted = [...counts].sort(([a], [b]) => a - b);
      return `${side}: ${sorted.map(([status, count]) => `${status} × ${count}`).join(", ")}`;
    });
    return [
      ...this.kept,
      ...lines,
      `slowest answer: ${Math.round(this.slowestMs)} ms`,
      `${this.passed} passed, ${this.failed} failed`,
    ].join("\n");
  }
}
