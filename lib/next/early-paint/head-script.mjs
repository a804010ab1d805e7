import { pressScript } from "./replay-clicks-script.mjs";

/**
 * Run in the head of every page that is kept for everybody, before anything is painted: whose colours and menus are
 * shown is the path's say, else the tab's cookie's. The same rule as `navigationType`, which a test holds it to; text,
 * because its hash must be the same wherever it is written. What holds presses comes with it.
 */
export const headScript = /* #__PURE__ */ withPresses(`(() => {
  const { dataset } = document.documentElement;
  const named = { vet: "vet", "pet-owner": "owner", breeder: "breeder" };
  const part = location.pathname.split("/").find((name) => Object.hasOwn(named, name));
  const cookie = (name) => document.cookie.match("(?:^|; )" + name + "=([a-z]*)")?.[1];
  const chosen = cookie("user_type");
  dataset.userType = part ? named[part] : ["vet", "owner", "breeder"].includes(chosen) ? chosen : "guest";
  if (cookie("hint") === "s") dataset.session = "";
  if (cookie("country") !== undefined) dataset.region = "";
})();`);

/** @param {string} marks */
function withPresses(marks) {
  return `${marks}\n${pressScript}`;
}
