import { expect, type Locator, type Page } from "@playwright/test";
import { productPath, shopUrl } from "@/e2e/testing/test";

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 481;

/** Adds a product to the cart on its page and waits for the confirmation. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(productPath);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await expect(cartControl(page)).toContainText("1");
}

/** The cart control in the header: a link on a phone, else a button. */
export function cartControl(page: Page): Locator {
  return page.locator("[data-cart-badge]").filter({ visible: true });
}

/** The number of items shown on it. */
export function cartCount(page: Page): Locator {
  return cartControl(page).locator("[data-cart-count]");
}

/** Signs a demo account in with the sign-in form and ends on its overview. */
export async function signInWithForm(page: Page, role: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(`${role}@tailmark.test`);
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/my");
}

/** Signs a demo account in through the API, with the cookies that the form would set. Opens no page. */
export async function signIn(page: Page, role: string): Promise<void> {
  const credentials = { username: `${role}@tailmark.test`, password: "Tailmark-demo-1" };
  await setSessionCookies(page, await postToShop("/auth/login", credentials));
}

/** Opens the account's overview, and waits until the page has read the user and adopted the cart of the account. */
export async function openOverview(page: Page): Promise<void> {
  await page.goto("/my");
  await expect(page.locator("html")).toHaveAttribute("data-account", /./);
  await expect.poll(() => page.evaluate(hasAdoptedCart)).toBe(true);
}

async function hasAdoptedCart(): Promise<boolean> {
  const { cartSessionId } = await (await fetch("/api/my/details")).json();
  const stored = localStorage.getItem("tailmark:1:cart") ?? "";
  return cartSessionId === null || stored.includes(cartSessionId);
}

/** Empties the account's cart, which may be left over from another test. */
export async function emptyCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api${path}`)).json();
    const { cartSessionId } = await read("/my/details");
    if (cartSessionId === null) return;
    const { items } = await read(`/cart/${cartSessionId}`);
    for (const { id } of items) await fetch(`/api/cart/${cartSessionId}/item/${id}`, { method: "DELETE" });
  });
}

/** By how many pixels the page is wider than its window. Not `innerWidth`, which grows with the content on a phone. */
export async function horizontalOverflow(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Calls the API as the shop's pages do, with the session if there is a cookie. */
export function postToShop(path: string, body: object, cookie = ""): Promise<Response> {
  const own = { origin: shopUrl, "sec-fetch-site": "same-origin" };
  const headers = { ...own, "content-type": "application/json", ...(cookie && { cookie }) };
  return fetch(`${shopUrl}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Sets the cookies of a session that a response has started, as the forms would. */
export async function setSessionCookies(page: Page, response: Response): Promise<void> {
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
  const cookie = cookies.map(([pair]) => pair).join("; ");
  const details = await fetch(`${shopUrl}/api/my/details`, { headers: { cookie } });
  expect(details.status).toBe(200);
  const user = await details.json();
  const preferences = [
    ["country", user.countryCode],
    ["currency", user.currency],
    ["user_type", user.type],
  ];
  // Chromium accepts __Host- cookies only for https.
  const url = shopUrl.replace("http:", "https:");
  await page
    .context()
    .addCookies([
      ...cookies.map(([, name = "", value = ""]) => ({ name, value, url, secure: true })),
      ...preferences.map(([name, value]) => ({ name, value, url: shopUrl })),
    ]);
}
