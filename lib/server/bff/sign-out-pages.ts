import "server-only";
import { createHash } from "node:crypto";
import { brand } from "@/lib/config/brand";
import type { DoorAnswer } from "./door-answer";

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto 0;max-width:24rem;padding:0 1.5rem;color:#1f2430;background:#fbf8f4}" +
  "button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:12px;color:#fff;background:#be185d;cursor:pointer}";

const styleHash = createHash("sha256").update(style).digest("base64");

const headers = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Without its referrer a form would be sent from the origin "null", which the door refuses.
  "referrer-policy": "same-origin",
};

/** Asked instead of done: a link on somebody else's page must sign nobody out. */
export function askToSignOut(next: string | undefined): DoorAnswer {
  return page(200, "Sign out", "<p>Do you want to sign out?</p>", "Sign out", next);
}

/** The cookie stays: the session would go on without it, and nobody could end it. */
export function couldNotSignOut(status: number, next: string | undefined, retryAfter?: string): DoorAnswer {
  const words = "<p>We could not sign you out just now, so you are still signed in.</p>";
  const answer = page(status, "Still signed in", words, "Try again", next);
  return retryAfter === undefined
    ? answer
    : { ...answer, headers: { ...headers, "retry-after": retryAfter } };
}

function page(
  status: number,
  title: string,
  words: string,
  button: string,
  next: string | undefined,
): DoorAnswer {
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next).replaceAll("'", "%27")}`;
  const text =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${brand.name}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1>${words}<form method="post" action="/api/auth/logout${query}">` +
    `<button>${button}</button></form></main></body></html>`;
  return { status, headers, body: { type: "html", text } };
}
