import { connect, createServer } from "node:net";

const authenticationOk = 0x52;
const answerLimitMs = 2_000;

/** @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Whether the server takes a session: one that still starts answers too, but with an error.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function letsIn(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(startupMessage()));
    const answer = (/** @type {boolean} */ isIn) => {
      socket.destroy();
      resolve(isIn);
    };
    socket.setTimeout(answerLimitMs, () => answer(false));
    socket.once("data", (data) => answer(data[0] === authenticationOk));
    socket.once("error", () => answer(false));
    socket.once("close", () => answer(false));
  });
}

/** Protocol 3.0: its length, its number, then names and values, each closed by a zero. */
function startupMessage() {
  const text = Buffer.from(["user", "postgres", "database", "postgres", "", ""].join("\0"));
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + text.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, text]);
}
