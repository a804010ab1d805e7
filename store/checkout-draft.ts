import { brand } from "@/lib/config/brand";

/** What is typed at checkout and not yet, or never, part of a cart. Nothing about a card is ever among it. */
export interface CheckoutDraft {
  /** Who was signed in; what one person has typed is nothing to the next. */
  readonly owner: number | null;
  readonly details?: Part;
  readonly collector?: Part;
  readonly shipping?: Part;
  readonly billing?: Part;
  readonly places?: Part;
}

export type Part = Readonly<Record<string, string | boolean>>;
export type PartName = Exclude<keyof CheckoutDraft, "owner">;

/** An order that was on its way when its page was last heard of. */
export interface Sending {
  readonly sessionId: string;
  readonly email: string;
}

const partNames = ["details", "collector", "shipping", "billing", "places"] as const;
const draftKey = `${brand.slug}:checkout`;
const sendingKey = `${brand.slug}:checkout-sending`;

/** Of this tab, for as long as it is open: it survives a reload, and ends with the visit. */
export function readDraft(owner: number | null): CheckoutDraft {
  const kept = read(draftKey);
  // What a guest has typed is theirs still when they have signed in.
  if (!isObject(kept) || (kept["owner"] !== null && kept["owner"] !== owner)) return { owner };
  const parts = partNames.flatMap((name) => {
    const part = kept[name];
    return isPart(part) ? [[name, part] as const] : [];
  });
  return { owner, ...Object.fromEntries(parts) };
}

export function writeDraft(draft: CheckoutDraft): void {
  write(draftKey, draft);
}

export function readSending(): Sending | undefined {
  const kept = read(sendingKey);
  if (!isObject(kept)) return undefined;
  const { sessionId, email } = kept;
  return typeof sessionId === "string" && typeof email === "string" ? { sessionId, email } : undefined;
}

export function writeSending(sending: Sending | undefined): void {
  write(sendingKey, sending);
}

/** The order is placed: what was typed for it is needed no more. */
export function dropDraft(): void {
  write(draftKey, undefined);
  write(sendingKey, undefined);
}

function read(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

/** Where nothing can be kept a reload forgets what was typed, and all else works. */
function write(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Said above.
  }
}

function isPart(value: unknown): value is Part {
  return isObject(value) && Object.values(value).every((one) => ["string", "boolean"].includes(typeof one));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
