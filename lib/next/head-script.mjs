import { earlyPaintScript } from "./early-paint/early-paint-script.mjs";

/**
 * Runs in the head of every static page, before the first paint. Sets the user type whose colours and menus are shown:
 * from the path, else from the tab's cookie. A role's page chooses the role for the pages that follow, and a page with its language in the address the language. It repeats the rule of `navigationType`, and a test compares the two.
 * Where products have been viewed, their list gets its place.
 * Plain text, because its hash goes into the page's policy. Includes the script of early paint.
 */
export const headScript = /* #__PURE__ */ withEarlyPaint(`(() => {
  const { dataset } = document.documentElement;
  const named = { vet: "vet", "pet-owner": "owner", breeder: "breeder" };
  const { pathname, protocol } = location;
  const { lang } = document.documentElement;
  const part = pathname.split("/").find((name) => Object.hasOwn(named, name));
  const cookies = document.cookie;
  const cookie = (name) => cookies.match("(?:^|; )" + name + "=([\\\\w-]*)")?.[1];
  const remember = (name, value) => (document.cookie = name + "=" + value + "; path=/; max-age=604800; samesite=lax" + (protocol === "https:" ? "; secure" : ""));
  const chosen = cookie("user_type");
  const stays = ["vet", "owner"].includes(chosen) && /\\/breeder\\/for-(?:dogs|cats)\\/breeds(?:\\/|$)/.test(pathname);
  const type = part && !stays ? named[part] : ["vet", "owner", "breeder"].includes(chosen) ? chosen : "guest";
  dataset.userType = type;
  if (cookie("hint") === "s") dataset.session = "";
  if (cookie("country") !== undefined) dataset.region = "";
  try { if (localStorage.getItem("tailmark:1:recent-products")) dataset.recent = ""; } catch {}
  if (part && type !== chosen) remember("user_type", type);
  if (pathname.split("/")[1] === lang && cookie("language") !== lang) remember("language", lang);
})();`);

/** @param {string} marks */
function withEarlyPaint(marks) {
  return earlyPaintScript === "" ? marks : `${marks}\n${earlyPaintScript}`;
}
