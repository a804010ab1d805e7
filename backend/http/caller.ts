import type { Language } from "@/lib/config/languages";
import type { Store } from "@/lib/config/markets/markets";
import type { UserType } from "@/lib/config/user-types";

export interface CurrentUser {
  readonly id: number;
  readonly type: UserType;
  readonly isAdmin: boolean;
}

/** An admin who is signed in as a customer. */
export interface ImpersonatingAdmin {
  readonly id: number;
  readonly name: string;
  /** The impersonated user, for the audit log. Undefined when their account has been deleted. */
  readonly subject: { readonly id: number; readonly name: string } | undefined;
  readonly reason: string | null;
  /** The time limit has passed, or the account has been deleted: all they can do is stop. */
  readonly isOver: boolean;
}

/** Who makes a request, and from where. Every use case that depends on the user or the market receives it. */
export interface Caller {
  /** Undefined for guests. While an admin impersonates a user, this is that user, or the admin if that account is deleted. */
  readonly user: CurrentUser | undefined;
  readonly admin: ImpersonatingAdmin | undefined;
  readonly requestId: string;
  /** Hash of the presented session token. */
  readonly tokenHash: string | undefined;
  readonly country: string | undefined;
  readonly store: Store;
  readonly language: Language;
  /** The browser's IP address as the storefront saw it. */
  readonly clientAddress: string | undefined;
  /** Token of a device that was used to sign in before. */
  readonly deviceToken?: string | undefined;
  /** API token of a user's program, as it was sent: the use case looks it up. */
  readonly apiToken?: string | undefined;
  /** Set by the browser once per page: a repeated request with the same key takes effect once. */
  readonly idempotencyKey?: string | undefined;
}

/** The caller of a route that asks for a session. */
export interface SignedInCaller extends Caller {
  readonly user: CurrentUser;
}
