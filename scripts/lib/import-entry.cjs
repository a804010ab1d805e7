"use strict";
// A file of its own: Node versions that cannot parse import() must never read it.

/** @param {string} command */
exports.importEntry = (command) =>
  import(`../${command === "test" ? "test" : "start"}.mjs`).then((entry) => entry.main(command));
