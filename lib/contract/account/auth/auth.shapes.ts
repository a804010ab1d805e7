import { limits } from "@/lib/config/limits";
import type { authRoutes } from "./auth.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { signedInUser } from "@/lib/contract/account/public/account.fields";

const leaveQuery = f.castObject({ next: f.anyText(2000) });

export const authShapes = {
  login: {
    summary: "Signs in with email address and password.",
    body: f.strictObject({ username: f.text(limits.emailLength), password: f.text(limits.passwordLength) }),
    response: signedInUser(),
  },
  logout: { summary: "Signs out from a link.", query: leaveQuery, response: noContent },
  signout: { summary: "Signs out from a link.", query: leaveQuery, response: noContent },
  endSession: { summary: "Signs out.", query: leaveQuery, response: noContent },
} as const satisfies Shapes<typeof authRoutes>;
