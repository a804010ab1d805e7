import Cookies from "js-cookie";
import { cookieMaxAgeSeconds } from "@/lib/config/cookies";

/** Writes a cookie that other pages and the server read. Returns whether the browser has stored it. */
export function writeCookie(name: string, value: string): boolean {
  Cookies.set(name, value, {
    expires: new Date(Date.now() + cookieMaxAgeSeconds.general * 1000),
    sameSite: "lax",
    secure: window.isSecureContext,
  });
  return Cookies.get(name) === value;
}
