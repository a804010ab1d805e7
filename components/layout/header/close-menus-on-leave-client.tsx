"use client";

import { useEffect } from "react";
import { closeMenusOnLeave } from "./close-menus-on-leave";

/** For a header without the main menu, whose button does the same. */
export function CloseMenusOnLeave() {
  useEffect(() => closeMenusOnLeave(), []);
  return null;
}
