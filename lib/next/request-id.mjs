import { randomUUID } from "node:crypto";

/** The id that a proxy has sent, so that the logs of both can be compared; a new one if it sent none that fits a log. @param {unknown} sent */
export const requestIdOf = (sent) =>
  typeof sent === "string" && /^[A-Za-z0-9-]{8,64}$/.test(sent) ? sent : randomUUID();
