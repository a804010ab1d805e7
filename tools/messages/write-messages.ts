import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { generateMessageFiles, messageTypesFolder } from "./generate";

/** Writes the generated index and types of messages/: run it after adding, renaming or changing an English message. */
rmSync(messageTypesFolder, { recursive: true, force: true });
mkdirSync(messageTypesFolder);
for (const { path, text } of generateMessageFiles()) writeFileSync(path, text);
