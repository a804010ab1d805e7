/** Whether cookies are Secure at the shop's address, or why the address is not allowed. */
export type CookieSecurity =
  | { readonly ok: true; readonly isSecure: boolean; readonly warning?: string }
  | { readonly ok: false; readonly problem: string };

const privateHosts = [
  /^10\.\d+\.\d+\.\d+$/,
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^127\.0\.0\.1$/,
  /^\[::1\]$/,
  /\.(local|internal)$/,
];

/**
 * Browsers accept Secure cookies over https and from http://localhost only. An address in a private network may go
 * without, to try the shop on a phone, but never with a real database.
 */
export function resolveCookieSecurity(appOrigin: string, databaseUrl: string): CookieSecurity {
  const { protocol, hostname } = new URL(appOrigin);
  if (protocol === "https:" || hostname === "localhost") return { ok: true, isSecure: true };
  if (!privateHosts.some((host) => host.test(hostname)))
    return {
      ok: false,
      problem: `APP_ORIGIN is ${appOrigin}: a public address needs https, or sign-in is not safe.`,
    };
  if (databaseUrl !== "")
    return {
      ok: false,
      problem: `APP_ORIGIN is ${appOrigin}: with DATABASE_URL set it must be https, because the session cookie would travel unprotected.`,
    };
  const warning = `APP_ORIGIN is ${appOrigin}: the session cookie travels unprotected. Use it for trials only.`;
  return { ok: true, isSecure: false, warning };
}
