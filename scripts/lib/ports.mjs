import { createServer } from "node:net";
import { codeOf, Sentence } from "./sentence.mjs";

/**
 * Listens for a moment the way the shop will, and on the loopback address, which some systems lend twice.
 * @param {number} port 0 finds a free one
 * @returns {Promise<number>}
 */
export async function claimPort(port) {
  try {
    const found = await listenOnce(port, undefined);
    await listenOnce(found, "127.0.0.1");
    return found;
  } catch (error) {
    throw new Sentence(portProblem(port, codeOf(error)), { cause: error });
  }
}

/** @param {number} port @param {string} code */
function portProblem(port, code) {
  const another = `choose another with PORT=${port < 1024 ? 3000 : port + 1} npm start.`;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program: stop it, or ${another}`;
  if (code === "EACCES") return `Port ${port} needs more rights than this account has: ${another}`;
  return `Port ${port} cannot be used (${code}): ${another}`;
}

/** @param {number} port @param {string | undefined} host @returns {Promise<number>} */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
