import { replayClicksScript } from "./early-paint/replay-clicks-script.mjs";

/**
 * Runs in the head of every static page, before the first paint. Sets the user type whose colours and menus are shown:
 * from the path, else from the tab's cookie. A role's page chooses the role for the pages that follow. It repeats the rule of `navigationType`, and a test compares the two.
 * Plain text, because its hash goes into the page's policy. Includes the replay of early clicks.
 */
export const headScript = /* #__PURE__ */ withReplay(`(() => {
  const { dataset } = document.documentElement;
  const named = { vet: "vet", "pet-owner": "owner", breeder: "breeder" };
  const part = location.pathname.split("/").find((name) => Object.hasOwn(named, name));
  const cookie = (name) => document.cookie.match("(?:^|; )" + name + "=([a-z]*)")?.[1];
  const chosen = cookie("user_type");
  const stays = ["vet", "owner"].includes(chosen) && /^\\/breeder\\/for-(?:dogs|cats)\\/breeds(?:\\/|$)/.test(location.pathname);
  const type = part && !stays ? named[part] : ["vet", "owner", "breeder"].includes(chosen) ? chosen : "guest";
  dataset.userType = type;
  if (cookie("hint") === "s") dataset.session = "";
  if (cookie("country") !== undefined) dataset.region = "";
  if (part && type !== chosen) document.cookie = "user_type=" + type + "; path=/; max-age=604800; samesite=lax" + (location.protocol === "https:" ? "; secure" : "");
})();`);

/** @param {string} marks */
function withReplay(marks) {
  return replayClicksScript === "" ? marks : `${marks}\n${replayClicksScript}`;
}
