import { exitWithParent } from "./exit-with-parent.mjs";

// Workers inherit node options: only the process we started may watch the channel.
const { searchParams } = new URL(import.meta.url);
const graceMs = Number(searchParams.get("graceMs"));
if (searchParams.get("parent") === String(process.ppid)) exitWithParent({ graceMs });
