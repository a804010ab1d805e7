import type * as calls from "./api/calls";
import { type CallError, networkError } from "./api/call-error";
import type {
  Confirmation,
  ForgottenPassword,
  NewPassword,
  Registration,
  SecurityQuestion,
} from "./api/registration";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";

type Sent = ShopThunk<Promise<CallError | undefined>>;

/** For forms that are there before anything that calls the shop has been loaded. */
const once =
  (choose: (loaded: typeof calls) => Sent): Sent =>
  async (dispatch) => {
    const loaded = await dispatch(loadCalls());
    return loaded ? dispatch(choose(loaded)) : networkError;
  };

export const register = (body: Registration) => once((loaded) => loaded.register(body));
export const confirmRegistration = (body: Confirmation) => once((loaded) => loaded.confirmRegistration(body));
export const forgotPassword = (body: ForgottenPassword) => once((loaded) => loaded.forgotPassword(body));
export const resetPassword = (body: NewPassword) => once((loaded) => loaded.resetPassword(body));

export const askSecurityQuestion =
  (): ShopThunk<Promise<SecurityQuestion | undefined>> => async (dispatch) => {
    const loaded = await dispatch(loadCalls());
    return loaded && dispatch(loaded.askSecurityQuestion());
  };
