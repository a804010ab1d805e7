import Cookies from "js-cookie";
import { cookieNames } from "@/lib/config/cookies";
import { writeCookie } from "./write-cookie";

/** Stores the browser's time zone in a cookie for the server, which renders the times of private pages. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && Cookies.get(cookieNames.timeZone) !== timeZone) writeCookie(cookieNames.timeZone, timeZone);
}
