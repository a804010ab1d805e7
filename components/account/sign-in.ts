export interface SignInFailure {
  /** For the whole form; empty where the fields say it. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface SignInWords {
  readonly failed: string;
  readonly networkError: string;
}

/** Undefined once the session cookie is set, else what to say, and where. */
export async function signIn(
  username: string,
  password: string,
  words: SignInWords,
): Promise<SignInFailure | undefined> {
  try {
    const response = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    if (response.ok) return undefined;
    const fields = textsOf(await response.json().catch(() => undefined));
    if (response.status === 428) return { message: "", fields };
    return { message: (response.status === 401 && fields["message"]) || words.failed, fields: {} };
  } catch {
    return { message: words.networkError, fields: {} };
  }
}

function textsOf(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}
