import type { Region } from "@/lib/config/markets";
import type { UserType } from "@/lib/config/user-types";

export interface Person {
  readonly id: number;
  readonly type: UserType;
  readonly isAdmin: boolean;
}

/** Who asks, from where. The person is set only where a live session was shown. */
export interface Visit {
  readonly person: Person | undefined;
  /** Of the session that was shown, for ending it. */
  readonly tokenHash: string | undefined;
  readonly country: string | undefined;
  readonly region: Region;
  /** As far as the storefront can know it: a hint. */
  readonly clientAddress: string | undefined;
}
