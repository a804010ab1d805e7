import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import { passwordRoutes } from "@/lib/contract/registration/password.routes";
import type { passwordShapes } from "@/lib/contract/registration/password.shapes";
import { registrationRoutes } from "@/lib/contract/registration/registration.routes";
import type { registrationShapes } from "@/lib/contract/registration/registration.shapes";
import { securityRoutes } from "@/lib/contract/registration/security.routes";
import type { securityShapes } from "@/lib/contract/registration/security.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { loadPerson } from "./auth";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { shopApi } from "./shop-api";

const registration = calls<typeof registrationRoutes, typeof registrationShapes>();
const password = calls<typeof passwordRoutes, typeof passwordShapes>();
const security = calls<typeof securityRoutes, typeof securityShapes>();

const registrationApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(registration(registrationRoutes.register)),
    confirm: build.mutation(registration(registrationRoutes.confirm)),
    forgot: build.mutation(password(passwordRoutes.forgot)),
    reset: build.mutation(password(passwordRoutes.reset)),
    // Each question is asked once: none is kept.
    question: build.mutation(security(securityRoutes.question)),
  }),
});

const { register: sendRegistration, confirm, forgot, reset, question } = registrationApi.endpoints;

export type Registration = BodyOf<(typeof registrationShapes)["register"]>;
export type Confirmation = BodyOf<(typeof registrationShapes)["confirm"]>;
export type ForgottenPassword = BodyOf<(typeof passwordShapes)["forgot"]>;
export type NewPassword = BodyOf<(typeof passwordShapes)["reset"]>;
export type SecurityQuestion = AnswerOf<(typeof securityShapes)["question"]>;

/** Undefined when it is done, else what kept it from being done; so are the others. */
type Sent = ShopThunk<Promise<CallError | undefined>>;

export const register =
  (body: Registration): Sent =>
  async (dispatch) => {
    const { error } = await dispatch(sendRegistration.initiate({ body }, { track: false }));
    return error && callErrorOf(error);
  };

/** Ends with somebody signed in: as after signing in, answers given to a guest are forgotten. */
export const confirmRegistration =
  (body: Confirmation): Sent =>
  async (dispatch) => {
    const { error } = await dispatch(confirm.initiate({ body }, { track: false }));
    if (error) return callErrorOf(error);
    dispatch(shopApi.util.resetApiState());
    await dispatch(loadPerson());
    return undefined;
  };

export const forgotPassword =
  (body: ForgottenPassword): Sent =>
  async (dispatch) => {
    const { error } = await dispatch(forgot.initiate({ body }, { track: false }));
    return error && callErrorOf(error);
  };

export const resetPassword =
  (body: NewPassword): Sent =>
  async (dispatch) => {
    const { error } = await dispatch(reset.initiate({ body }, { track: false }));
    return error && callErrorOf(error);
  };

export const askSecurityQuestion = (): ShopThunk<Promise<SecurityQuestion | undefined>> => async (dispatch) =>
  (await dispatch(question.initiate(undefined, { track: false }))).data;
