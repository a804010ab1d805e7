import { createServer } from "node:net";
import { UserError } from "./run.mjs";

/**
 * Checks that a port is free by listening on it, also on the loopback address: some systems allow both at once.
 * @param {number} port 0 picks a free one
 * @returns {Promise<number>}
 */
export async function findUsablePort(port) {
  try {
    const found = await listenOnce(port, undefined);
    await listenOnce(found, "127.0.0.1");
    return found;
  } catch (error) {
    throw new UserError(
      describeProblem(port, error instanceof Error && "code" in error ? String(error.code) : ""),
      { cause: error },
    );
  }
}

/** @param {number} port @param {string} code */
function describeProblem(port, code) {
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
