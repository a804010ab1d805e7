/** Counts responses by status and stores the first failures. */
export class FuzzResults {
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly failures: string[] = [];
  private slowestMs = 0;
  passed = 0;
  failed = 0;

  addResponse(target: string, status: number, tookMs: number): void {
    const statuses = this.counts.get(target) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.counts.set(target, statuses);
    this.slowestMs = Math.max(this.slowestMs, tookMs);
  }

  addVerdict(request: string, faults: readonly string[]): void {
    if (faults.length === 0) this.passed += 1;
    else {
      this.failed += 1;
      if (this.failures.length < 25) this.failures.push(`${request}\n    ${faults.join("\n    ")}`);
    }
  }

  report(): string {
    const lines = [...this.counts].map(([target, counts]) => {
      const sorted = [...counts].sort(([a], [b]) => a - b);
      return `${target}: ${sorted.map(([status, count]) => `${status} × ${count}`).join(", ")}`;
    });
    return [
      ...this.failures,
      ...lines,
      `slowest response: ${Math.round(this.slowestMs)} ms`,
      `${this.passed} passed, ${this.failed} failed`,
    ].join("\n");
  }
}
