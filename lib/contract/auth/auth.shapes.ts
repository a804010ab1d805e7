import { limits } from "@/lib/config/limits";
import type { authRoutes } from "./auth.routes";
import { type Shapes, nothing } from "@/lib/contract/contract";
import { answerObject, anyText, castObject, id, strictObject, text } from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/me.shapes";

const leaveQuery = castObject({ next: anyText(2000) });

export const authShapes = {
  login: {
    body: strictObject({ username: text(limits.emailLength), password: text(limits.passwordLength) }),
    answer: answerObject({ id: id(), type: userType() }),
  },
  logout: { query: leaveQuery, answer: nothing },
  signout: { query: leaveQuery, answer: nothing },
  leave: { query: leaveQuery, answer: nothing },
} as const satisfies Shapes<typeof authRoutes>;
