/**
 * Run in the head of every page that is kept for everybody, before anything is painted: whose colours and menus are
 * shown is the path's say, else the tab's cookie's. The same rule as `navigationType`, which a test holds it to; text,
 * because its hash must be the same wherever it is written.
 */
export const headScript = `(() => {
  const { dataset } = document.documentElement;
  const named = { vet: "vet", "pet-owner": "owner", breeder: "breeder" };
  const part = location.pathname.split("/").find((name) => Object.hasOwn(named, name));
  const cookie = (name) => document.cookie.match("(?:^|; )" + name + "=([a-z]*)")?.[1];
  const chosen = cookie("user_type");
  dataset.userType = part ? named[part] : ["vet", "owner", "breeder"].includes(chosen) ? chosen : "guest";
  if (cookie("hint") === "s") dataset.session = "";
  if (cookie("country") !== undefined) dataset.region = "";
})();`;

/**
 * Run at the end of these pages, as soon as the style sheet is there: opens the font, which is fetched by now. Left to
 * the first layout, this would set the page in a system's font first, which a Linux browser looks for by dozens of
 * questions to another process while nothing else can happen.
 */
export const fontScript = `for (const face of document.fonts ?? [])
  if (/^"?figtree"?$/.test(face.family)) face.load().catch(() => {});`;
