import type { UserType } from "@/lib/config/user-types";
import type { Tx } from "@/backend/db/client";

interface AddressOwner {
  readonly id: number;
  /** Confirmed to be the user's. */
  readonly email: string;
}

interface UserEvents {
  /** The user has confirmed the address and the password of a new account. */
  readonly registered: AddressOwner & { readonly type: UserType };
  readonly signedIn: AddressOwner;
  /** An approved vet has changed the practice. */
  readonly practiceChanged: { readonly id: number; readonly type: UserType };
}

/** What happens at an event, one after the other in its transaction. */
export type UserEventHandlers = {
  readonly [Event in keyof UserEvents]: readonly ((tx: Tx, user: UserEvents[Event]) => Promise<void>)[];
};

let handlers: UserEventHandlers | undefined;

/** Called once at the start. The contexts that react are above this one, so it cannot import them. */
export function setUserEventHandlers(all: UserEventHandlers): void {
  handlers = all;
}

export async function emitUserEvent<Event extends keyof UserEvents>(
  tx: Tx,
  event: Event,
  user: UserEvents[Event],
): Promise<void> {
  if (handlers === undefined) throw new Error("No handlers of user events are set.");
  for (const handle of handlers[event]) await handle(tx, user);
}
