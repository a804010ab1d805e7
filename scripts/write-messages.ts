import { writeFileSync } from "node:fs";
import { generateMessageFiles } from "./messages/generate";

/** Writes the generated index and types of messages/: run it after adding, renaming or changing an English message. */
for (const { path, text } of generateMessageFiles()) writeFileSync(path, text);
