import list from "@/backend/db/seed/data/common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(list);

/** Passwords that attackers try first: the most common ones and the user's own email address. */
export function isCommonPassword(password: string, email = ""): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === email.toLowerCase();
}
