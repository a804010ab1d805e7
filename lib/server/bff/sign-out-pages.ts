import "server-only";
import { createHash } from "node:crypto";
import { brand } from "@/lib/config/brand";
import type { BffResponse } from "./bff-response";

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto 0;max-width:24rem;padding:0 1.5rem;color:#1f2430;background:#fbf8f4}" +
  "button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:12px;color:#fff;background:#be185d;cursor:pointer}";

const styleHash = createHash("sha256").update(style).digest("base64");

const headers = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Without a referrer the form would be sent with the origin "null", which the BFF refuses.
  "referrer-policy": "same-origin",
};

/** Asks for confirmation, because a link on another site must not sign the user out. */
export function signOutConfirmationPage(next: string | undefined): BffResponse {
  return page(200, "Sign out", "<p>Do you want to sign out?</p>", "Sign out", next);
}

/** The cookie is kept: without it the session would stay open and could not be ended. */
export function signOutFailedPage(
  status: number,
  next: string | undefined,
  retryAfter?: string,
): BffResponse {
  const text = "<p>We could not sign you out just now, so you are still signed in.</p>";
  const response = page(status, "Still signed in", text, "Try again", next);
  return retryAfter === undefined
    ? response
    : { ...response, headers: { ...headers, "retry-after": retryAfter } };
}

function page(
  status: number,
  title: string,
  text: string,
  button: string,
  next: string | undefined,
): BffResponse {
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next).replaceAll("'", "%27")}`;
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${brand.name}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1>${text}<form method="post" action="/api/auth/logout${query}">` +
    `<button>${button}</button></form></main></body></html>`;
  return { status, headers, body: { type: "html", text: html } };
}
