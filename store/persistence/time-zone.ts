import Cookies from "js-cookie";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import { writeCookie } from "./write-cookie";

/**
 * Stores the browser's time zone in a cookie for the server, which renders the times of private pages. Once a day, because
 * looking up its name takes a slow phone 100 ms.
 */
export function rememberTimeZone(): void {
  if (Cookies.get(cookieNames.timeZone)) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone) writeCookie(cookieNames.timeZone, timeZone, cookieMaxAgeSeconds.timeZone);
}
