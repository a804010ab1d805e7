import { type CallError, networkError } from "./api/call-error";
import type * as profileCalls from "./api/profile";
import type { FoundBreeds, PasswordChange, State, UserChange, VetChange } from "./api/profile";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { UserChange };

type Saving = ShopThunk<Promise<CallError | undefined>>;

const withCalls = withCallsOf<typeof profileCalls>(() => import("./api/profile"));

export const saveUser = (body: UserChange): Saving => withCalls((use) => use.saveUser(body), networkError);

export const saveVet = (body: VetChange): Saving => withCalls((use) => use.saveVet(body), networkError);

export const savePassword = (body: PasswordChange): Saving =>
  withCalls((use) => use.savePassword(body), networkError);

export const saveBreeds = (ids: readonly number[]): Saving =>
  withCalls((use) => use.saveBreeds(ids), networkError);

export const readStates = (country: string): ShopThunk<Promise<readonly State[] | undefined>> =>
  withCalls((use) => use.readStates(country), undefined);

export const findBreeds = (name: string, page: number): ShopThunk<Promise<FoundBreeds | undefined>> =>
  withCalls((use) => use.findBreeds(name, page), undefined);
