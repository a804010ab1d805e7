"use strict";
// A file of its own because an old Node cannot even parse import().

exports.enter = (command) =>
  import(`../${command === "test" ? "test" : "start"}.mjs`).then((entry) => entry.main(command));
