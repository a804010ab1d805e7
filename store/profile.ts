import { type CallError, networkError } from "./api/call-error";
import type * as profileCalls from "./api/profile";
import type { FoundBreeds, PasswordChange, State, UserChange, VetChange } from "./api/profile";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";

export type { UserChange };

type ProfileCalls = typeof profileCalls;
type Saving = ShopThunk<Promise<CallError | undefined>>;

/** The screen is there before anything that calls the shop has been loaded. */
function withCalls<T>(
  use: (loaded: ProfileCalls) => ShopThunk<Promise<T>>,
  otherwise: T,
): ShopThunk<Promise<T>> {
  return async (dispatch) => {
    const areThere = await dispatch(loadCalls());
    const loaded = areThere && (await import("./api/profile").catch(() => undefined));
    return loaded ? dispatch(use(loaded)) : otherwise;
  };
}

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
