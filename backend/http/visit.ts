import type { Region } from "@/lib/config/markets";
import type { UserType } from "@/lib/config/user-types";

export interface Person {
  readonly id: number;
  readonly type: UserType;
  readonly isAdmin: boolean;
}

/** An admin who asks as somebody else. */
export interface ActingAdmin {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  readonly reason: string | null;
}

/** Who asks, from where. The person is set only where a live session was shown. */
export interface Visit {
  readonly person: Person | undefined;
  /** Set where the person is not who signed in: an admin acts as them. */
  readonly admin: ActingAdmin | undefined;
  readonly requestId: string;
  /** Of the session that was shown, for ending it. */
  readonly tokenHash: string | undefined;
  readonly country: string | undefined;
  readonly region: Region;
  /** Whose network, as the storefront saw it. */
  readonly clientAddress: string | undefined;
  /** Made by the page when it was opened: what it asks twice under one key happens once. */
  readonly idempotencyKey?: string | undefined;
}
