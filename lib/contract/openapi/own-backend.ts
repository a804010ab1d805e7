/** How a call that reaches the storefront looks to the backend behind it. Said in the document and on the page. */
export const ownBackend: readonly string[] = [
  "Set `UPSTREAM_URL` to the address of your backend. Ours is then never started.",
  "Your backend serves the same calls without `/api` in front: `GET /api/breed/7` reaches it as `GET /breed/7`, without a slash at the end. The storefront has parsed path, query and body by then; parse them again if others can reach you.",
  "Who is signed in comes as `Authorization: Bearer <token>`. A call marked as starting a session answers with the headers `X-Session: <token>` (43 letters of base64url) and `X-Session-Max-Age: <seconds>`; the storefront makes the cookie of it and keeps both headers from the browser. Answer 401 only to a wrong sign-in and where the session has definitely ended: it signs the visitor out.",
  "`X-Country` is the visitor's country (two upper-case letters, absent while unknown): prices and currency follow it. `Accept-Language` and `X-Client-Address` are the visitor's too.",
  "`X-Request-Id` follows a call through all logs; put it into `requestId` of your errors. `Idempotency-Key` marks one attempt: the same key twice is done once.",
  "Answers are JSON, refusals too, within 10 seconds, and are checked against the shapes here. What a shape does not list is dropped; a wrong type, another content type or a 5xx becomes a 502. A 501 stays one, and so does a 503 with its `Retry-After`.",
  "Where the answer is a file (`x-max-bytes`), send exactly that `Content-Type`, a `Content-Disposition` with its name, and no more bytes than that; it is passed on as it comes. Refusals are JSON there too.",
  "Whose thing it is, the backend decides on every call. Another person's thing is a 404, as if it were not there.",
  "Calls marked `x-served-by: storefront` are answered by the storefront itself and never reach a backend.",
];
