import Cookies from "js-cookie";
import { cookieNames } from "@/lib/config/cookies";
import { currentTab } from "./browser-tab";
import { readEntry, writeEntry } from "./storage";
import { writeCookie } from "./write-cookie";

/**
 * Stores the browser's time zone in a cookie for the server, which renders the times of private pages. Looking up its name
 * takes a phone 100 ms, so it is looked up again only when the offset to UTC has changed.
 */
export function rememberTimeZone(): void {
  const tab = currentTab();
  const offset = new Date().getTimezoneOffset();
  if (readEntry(tab, "time-zone-offset") === offset && Cookies.get(cookieNames.timeZone)) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone) writeCookie(cookieNames.timeZone, timeZone);
  writeEntry(tab, "time-zone-offset", offset);
}
