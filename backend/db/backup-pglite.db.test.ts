import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { restoreBackup, writeBackup } from "./backup";
import { openDatabase } from "./client";

it("a backup of a data folder is restored into a new one, and refused while it is in use or has a database", async () => {
  const base = await mkdtemp(join(tmpdir(), "tailmark-backup-"));
  const source = { databaseUrl: "", dataDir: join(base, "shop") };
  const target = { databaseUrl: "", dataDir: join(base, "restored") };
  const file = join(base, "shop.tar.gz");
  try {
    const database = await openDatabase({ ...source, poolSize: 1 });
    await database.pool.query("create table photos as select decode('00ff', 'hex') as image, 'é' as note");
    await expect(writeBackup(source, file)).rejects.toThrow("is in use by process");
    await database.close();
    await writeBackup(source, file);

    await restoreBackup(target, file);
    const restored = await openDatabase({ ...target, poolSize: 1 });
    const { rows } = await restored.pool.query("select * from photos");
    expect(rows).toEqual([{ image: Buffer.from([0, 255]), note: "é" }]);
    await restored.close();
    await expect(restoreBackup(target, file)).rejects.toThrow("has a database already");
  } finally {
    await rm(base, { recursive: true, force: true });
  }
});
