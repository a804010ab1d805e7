/** How calls reach a custom backend. Part of the OpenAPI document and of the API page. */
export const customBackendGuide: readonly string[] = [
  "Set `UPSTREAM_URL` to the address of your backend. The included one is then not started.",
  "Your backend serves the same calls without `/api` in front and without a trailing slash: `GET /api/breed/7` reaches it as `GET /breed/7`. The storefront has validated path, query and body; validate them again if others can reach your backend.",
  'Once your backend can serve, `GET /health/ready` responds with 200 and the JSON `{"status": "ok"}`; while it cannot, with 503. The storefront is ready only then.',
  "The session token comes as `Authorization: Bearer <token>`. A call that starts a session responds with the headers `X-Session: <token>` (43 characters of base64url) and `X-Session-Max-Age: <seconds>`; the storefront puts the token into the cookie and removes both headers. Respond 401 only to wrong credentials and to a session that has definitely ended: it signs the visitor out.",
  "`X-Country` is the visitor's country (two upper-case letters, absent while unknown); prices and currency follow it. `Accept-Language` and `X-Client-Address` are the visitor's too.",
  "`X-Request-Id` identifies a call in all logs; put it into `requestId` of your errors. `Idempotency-Key` marks one attempt: execute a repeated key only once.",
  "Responses are JSON, errors too, within 10 seconds, and are validated against the schemas here. Unknown keys are dropped; a wrong type, another content type or a 5xx becomes a 502; on public pages a wrong row of a list is left out. 501 and 503 with `Retry-After` are passed on. Mark a 503 that you send on purpose, because one resource is busy, with the header `X-Load-Shedding: 1`: without it, five in a row count as an outage and stop further requests for a second.",
  'An error may name the codes of its texts in `X-Error-Codes`: `{"message":"refusals.cartFull"}`, for field errors `{"email":"fields.email","name":"fields.tooLong?count=120"}`. The storefront translates by them. It displays a text without a code, or with one it does not know, as it is.',
  "For a file (`x-max-bytes`), send exactly that `Content-Type`, a `Content-Disposition` with its name, and no more bytes than that; it is streamed unchanged. Errors are JSON there too.",
  "Your backend checks ownership on every call. Another user's record is a 404, as if it did not exist.",
  "Calls marked `x-served-by: storefront` are served by the storefront and never reach a backend.",
];
