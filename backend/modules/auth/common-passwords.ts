import list from "@/backend/db/seed/data/common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(list);

/** Whoever guesses begins with these, and with the address itself. */
export function isCommonPassword(password: string, email = ""): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === email.toLowerCase();
}
