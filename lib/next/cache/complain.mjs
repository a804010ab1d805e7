/**
 * Says what is wrong once, until it has been right again: a shop that is asked a thousand times a second would say
 * nothing else.
 * @param {string} what
 */
export function complainOnce(what) {
  let isSaid = false;
  /** @param {unknown} [error] none: all is well */
  return (error) => {
    if (error !== undefined && !isSaid)
      process.stderr.write(`${what}: ${error instanceof Error ? error.message || error.name : error}\n`);
    isSaid = error !== undefined;
  };
}
