import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { writeCounts } from "./count-tests";

/** Counts the tests of a Vitest run for `npm test`. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => {
      const path = relative(process.cwd(), module.moduleId);
      return [...module.children.allTests()].map((test) => ({
        title: `${path} > ${test.fullName}`,
        state: test.result().state,
      }));
    });
    const titles = (state: string) => tests.filter((test) => test.state === state).map(({ title }) => title);
    const unloaded = modules.flatMap((module) =>
      module.errors().map(() => `${relative(process.cwd(), module.moduleId)} (could not be loaded)`),
    );
    writeCounts({
      passed: titles("passed").length,
      failed: [...titles("failed"), ...unloaded, ...errors.map(() => "an error outside of the tests")],
      skipped: [...titles("skipped"), ...titles("pending")],
      measured: [],
    });
  }
}
