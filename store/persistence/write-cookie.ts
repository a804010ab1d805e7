import Cookies from "js-cookie";
import { cookieMaxAgeSeconds } from "@/lib/config/cookies";

/** Writes a cookie that other pages and the server read. Returns whether the browser has stored it. */
export function writeCookie(
  name: string,
  value: string,
  maxAgeSeconds: number = cookieMaxAgeSeconds.general,
): boolean {
  Cookies.set(name, value, {
    expires: new Date(Date.now() + maxAgeSeconds * 1000),
    sameSite: "lax",
    secure: window.isSecureContext,
  });
  return Cookies.get(name) === value;
}
