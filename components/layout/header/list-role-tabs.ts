import { userTypes } from "@/lib/config/user-types";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";

/** Guests first, then the user types. */
export function listRoleTabs(t: Translator<"layout">) {
  return userTypes
    .toSorted((a, b) => Number(b === "guest") - Number(a === "guest"))
    .map((type) => ({ type, label: t(`roles.${type}`), href: paths.roleHome(type) }));
}
