import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

function run(input: string) {
  const tsx = ["--import", "tsx", "tools/litter/litter.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsx, { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

const solid = { D: "D/D", B: "B/B", A: "a/a", C: "C/C" };

describe("npm run litter", () => {
  it("prints the colours of a litter as JSON", () => {
    const { status, stdout } = run(JSON.stringify({ species: "feline", dam: solid, sire: solid }));
    const all = { "black (solid)": "1" };
    expect(JSON.parse(stdout)).toEqual({ overall: all, male: all, female: all, embryosLost: "0" });
    expect(status).toBe(0);
  });

  it("prints one sentence and exits with 2 on bad input", () => {
    const input = JSON.stringify({ species: "feline", dam: { ...solid, M: "M/M" }, sire: solid });
    expect(run(input)).toEqual({
      status: 2,
      stdout: "",
      stderr: "The dam cannot be M/M at locus M: such animals are not born.\n",
    });
    expect(run("not JSON")).toMatchObject({ status: 2, stdout: "" });
  });
});
