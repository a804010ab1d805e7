import { leaveWithParent } from "./leave-with-parent.mjs";

// Options of node pass on to a program's own workers; only the process we started itself may watch its channel.
const { searchParams } = new URL(import.meta.url);
const graceMs = Number(searchParams.get("graceMs"));
if (searchParams.get("parent") === String(process.ppid)) leaveWithParent({ graceMs });
