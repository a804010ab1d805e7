import { type Shapes, nothing } from "@/lib/contract/contract";
import { email, newPassword, strictObject, token } from "@/lib/contract/fields";
import type { passwordRoutes } from "./password.routes";
import { securityFields } from "./security.shapes";

export const passwordShapes = {
  forgot: { body: strictObject({ email: email(), ...securityFields() }), answer: nothing },
  reset: { body: strictObject({ token: token(), password: newPassword() }), answer: nothing },
} as const satisfies Shapes<typeof passwordRoutes>;
