import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LockAnswer, lockDataFolder } from "./data-folder-lock";
import { isThorough, runCount } from "@/tools/testing/test-effort";
import { identifyProcess } from "./process-identity";

const program = fileURLToPath(new URL("../testing/programs/hold-lock.ts", import.meta.url));

let folder = "";
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tailmark-lock-"));
});

afterEach(async () => {
  children.forEach((child) => child.kill("SIGKILL"));
  children = [];
  await rm(folder, { recursive: true, force: true });
});

interface Contender {
  child: ChildProcess;
  answer: unknown;
}

async function contend(): Promise<Contender> {
  const [contender] = await contendAtOnce(1);
  if (!contender) throw new Error("nobody contended");
  return contender;
}

/** All are started first and released together. */
async function contendAtOnce(count: number): Promise<Contender[]> {
  const started = Array.from({ length: count }, () =>
    fork(program, [folder], { execArgv: ["--import", "tsx"] }),
  );
  children.push(...started);
  await Promise.all(started.map((child) => once(child, "message")));
  return Promise.all(
    started.map(async (child) => {
      const answered = once(child, "message");
      child.send("go");
      return { child, answer: (await answered)[0] };
    }),
  );
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function claims(): Promise<string[]> {
  return readdir(join(folder, "locks"));
}

async function leaveClaim(claim: unknown, name = "left.json"): Promise<string> {
  await mkdir(join(folder, "locks"), { recursive: true });
  const path = join(folder, "locks", name);
  await writeFile(path, typeof claim === "string" ? claim : JSON.stringify(claim));
  return path;
}

async function release(answer: LockAnswer): Promise<void> {
  if ("lock" in answer) await answer.lock.release();
}

describe("a second process", () => {
  test("is rejected with the first process's pid, and admitted after that is killed", async () => {
    const first = await contend();
    expect(first.answer).toBe("taken");
    expect((await contend()).answer).toBe(first.child.pid);
    await kill(first.child);
    expect((await contend()).answer).toBe("taken");
  });

  test("is admitted after a clean exit, which leaves no file behind", async () => {
    const first = await contend();
    first.child.send("end");
    await once(first.child, "exit");
    expect(await claims()).toEqual([]);
    const answer = await lockDataFolder(folder);
    expect(answer).toHaveProperty("lock");
    await release(answer);
  });

  test("wins against all others exactly once", { timeout: 120_000 }, async () => {
    for (let round = 0; round < runCount(8); round += 1) {
      const all = await contendAtOnce(isThorough ? 8 : 4);
      const winners = all.filter(({ answer }) => answer === "taken");
      expect(winners).toHaveLength(1);
      await Promise.all(winners.map(({ child }) => kill(child)));
    }
  });
});

test("rejects a second lock in the same process", async () => {
  const first = await lockDataFolder(folder);
  expect(await lockDataFolder(folder)).toEqual({ heldBy: process.pid });
  await release(first);
});

describe("a stale claim", () => {
  test.each([
    ["by a process whose pid another one has now", { started: "1" }],
    ["before the machine was restarted", { boot: "another" }],
    ["by a process that is gone", { pid: 2 ** 22 + 1 }],
  ])("%s is cleared away", async (_who, difference) => {
    await leaveClaim({ ...(await identifyProcess(process.pid)), createdAt: 0, ...difference });
    const answer = await lockDataFolder(folder);
    expect(answer).toHaveProperty("lock");
    expect(await claims()).toHaveLength(1);
    await release(answer);
  });

  test.each([
    "",
    "{",
    "[]",
    "null",
    '{"pid":"1"}',
    '{"pid":0,"started":"","boot":"","namespace":"","createdAt":0}',
  ])("and holds %j is cleared away", async (text) => {
    await leaveClaim(text);
    const answer = await lockDataFolder(folder);
    expect(answer).toHaveProperty("lock");
    await release(answer);
  });
});

describe("a claim from another container", () => {
  test("is valid while its heartbeat continues", { timeout: 30_000 }, async () => {
    const me = await identifyProcess(process.pid);
    const path = await leaveClaim({ ...me, namespace: "pid:[1]", createdAt: 0 });
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200);
    expect(await lockDataFolder(folder)).toEqual({ heldBy: me.pid });
    clearInterval(beat);
    const answer = await lockDataFolder(folder);
    expect(answer).toHaveProperty("lock");
    await release(answer);
  });
});
