import { randomBytes } from "node:crypto";

/** A secret that opens what it stands for, such as a link in a mail. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** An id that cannot be guessed, but is no secret. */
export const randomId = () => randomBytes(24).toString("base64url");
