import { expect, type Page } from "@playwright/test";

export const sandboxCards = {
  success: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  confirm: "4000 0000 0000 3220",
  lostAnswer: "4000 0000 0000 0119",
  refundFails: "4000 0000 0000 5126",
} as const;

const buyer = { firstName: "Robin", lastName: "Marlowe" };
const germanAddress = {
  ...buyer,
  address: "12 Harbour Road",
  city: "Hamburg",
  postalCode: "20095",
  country: "DE",
};
/** What the forms before the payment store in a cart. */
export const filledIn = {
  email: "robin@buyers.test",
  country: "DE",
  billingAddress: germanAddress,
  shippingAddress: germanAddress,
  sampleCollector: { type: "self", name: "Robin Marlowe" },
};

export interface Buyer {
  readonly country: string;
  /** Only for countries with states. */
  readonly state?: string;
  readonly postalCode: string;
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const next = (page: Page, step: string) => page.getByRole("button", { name: `Next: ${step}` });

export async function openDetails(page: Page): Promise<void> {
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
}

/** The email is prefilled for signed-in users. */
export async function fillDetails(page: Page, { country }: Pick<Buyer, "country">): Promise<void> {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Marlowe");
  const email = page.getByLabel("Email");
  if ((await email.inputValue()) === "") await email.fill("robin@buyers.test");
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: country });
  await next(page, "Sampling").click();
  await expect(heading(page, "Who takes the sample?")).toBeVisible();
}

async function fillAddress(page: Page, { country, state, postalCode }: Buyer): Promise<void> {
  const address = page.getByRole("group", { name: "Delivery address" });
  await expect(address.getByRole("combobox", { name: "Country" }).locator("option:checked")).toHaveText(
    country,
  );
  await address.getByLabel("Street and number").fill("12 Harbour Road");
  await address.getByLabel("Postal code").fill(postalCode);
  await address.getByLabel("City").fill("Millbrook");
  if (state !== undefined)
    await address.getByRole("combobox", { name: "State" }).selectOption({ label: state });
  await next(page, "Delivery").click();
  await expect(heading(page, "How should we deliver it?")).toBeVisible();
}

async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole("radio").last().check();
  await next(page, "Payment").click();
  await expect(heading(page, "How would you like to pay?")).toBeVisible();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Month").fill("11");
  await page.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
  await page.getByLabel("Security code").fill("123");
  await next(page, "Review").click();
  await expect(heading(page, "Review your order")).toBeVisible();
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "I accept the terms and conditions" }).check();
}

/** The button that places the order; its label depends on the buyer. */
export const orderButton = (page: Page) =>
  page.getByRole("button", { name: /^(Order and pay|Place the order)/ });

/** Opens the payment of the cart in the browser. The steps before it are filled in through the API. */
export async function openPayment(page: Page): Promise<void> {
  await page.evaluate(async (details) => {
    const { sessionId } = JSON.parse(localStorage.getItem("tailmark:1:cart") ?? "{}");
    const cart = `/api/cart/${sessionId}`;
    const headers = { "content-type": "application/json" };
    await fetch(cart, { method: "PUT", headers, body: JSON.stringify(details) });
    const [method] = await (await fetch(`${cart}/shipping-methods`)).json();
    if (method) await fetch(`${cart}?shipping_method=${method.id}`);
  }, filledIn);
  await page.goto(new URL("/checkout?step=payment", page.url()).href);
  await expect(heading(page, "How would you like to pay?")).toBeVisible();
}

/** All steps up to the review. */
export async function goToReview(page: Page, buyer: Buyer, card: string): Promise<void> {
  await openDetails(page);
  await fillDetails(page, buyer);
  await next(page, "Addresses").click();
  await fillAddress(page, buyer);
  await chooseDelivery(page);
  await fillCard(page, card);
}
