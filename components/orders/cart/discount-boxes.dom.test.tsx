import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, describe, expect, it } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { storageKey } from "@/store/persistence/storage";
import { userFixture } from "@/store/testing/user-fixture";
import { cartId, cartOf, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { CouponBox } from "./coupon-box-client";
import { PointsBox } from "./points-box-client";
import { useCart } from "./use-cart";

afterEach(() => {
  cleanup();
  localStorage.clear();
  Cookies.remove("hint");
});

const formMessages = getMessages("en", "form");
const sessionId = cartId("A");

interface StoredDiscounts {
  couponCode: string | null;
  loyaltyPoints: number;
  couponProblem: string | null;
}

/** Backend with one cart of 100 dollars, from which a coupon takes ten. */
function fakeDiscounts(
  refuse: () => FakeResponse | undefined = () => undefined,
  initial: Partial<StoredDiscounts> = {},
) {
  const stored: StoredDiscounts = { couponCode: null, loyaltyPoints: 0, couponProblem: null, ...initial };
  const bff = fakeBff(({ path }) => {
    if (path === "/my/details") return { body: userFixture({ type: "breeder", cartSessionId: sessionId }) };
    if (path.startsWith("/my/loyalty-points")) return { body: { balance: 400, results: [], count: 0 } };
    const refusal = isChange(path) ? refuse() : undefined;
    if (refusal) return refusal;
    if (path.includes("/coupon/"))
      return { body: { code: "TEN", percent: 10, amount: "10.00", currency: usd } };
    const query = new URLSearchParams(path.split("?")[1]);
    const [coupon, points] = [query.get("coupon"), query.get("loyalty_points")];
    if (coupon !== null) stored.couponCode = coupon.trim() || null;
    if (points !== null) stored.loyaltyPoints = Number(points);
    const coupons = stored.couponCode ? [{ code: stored.couponCode.toUpperCase(), amount: "10.00" }] : [];
    const priced = {
      discount: stored.couponCode ? "10.00" : "0.00",
      couponProblem: stored.couponProblem,
      loyaltyPoints: stored.loyaltyPoints,
      pointsValue: (stored.loyaltyPoints / 20).toFixed(2),
      coupons,
    };
    return { body: { ...cartOf(sessionId, [{ id: 1, quantity: 10 }]), ...priced } };
  });
  const sent = () =>
    bff.requests.flatMap(({ path }) => (isChange(path) ? [path.replace(/^.*(coupon|\?)/, "$1")] : []));
  return { bff, sent };
}

const usd = { code: "USD", symbol: "$" };
const isChange = (path: string) => /\/coupon\/|\?/.test(path) && path.startsWith("/cart/");

function Boxes() {
  const { cart } = useCart();
  if (!cart) return null;
  const props = { cart, language: "en", formMessages } as const;
  return (
    <>
      <CouponBox {...props} />
      <PointsBox {...props} />
    </>
  );
}

function renderBoxes({ isLoggedIn = false } = {}) {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
  if (isLoggedIn) Cookies.set("hint", "s");
  renderInStore(<Boxes />);
}

const codeField = () => screen.findByRole("textbox", { name: "Code" }, { timeout: 10_000 });

describe("coupon box", () => {
  it("applies and removes a code, announces the discount and moves the focus", async () => {
    const { sent } = fakeDiscounts();
    renderBoxes();
    await userEvent.type(await codeField(), " welcome10 {Enter}");
    const remove = await screen.findByRole("button", { name: "Remove coupon WELCOME10" });
    expect(screen.getByRole("status", { name: "" }).textContent).toBe("WELCOME10 takes $10.00 off.");
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.keyboard("{Enter}");
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText("Coupon removed.")).toBeTruthy();
    expect(sent()).toEqual(["coupon/welcome10", "coupon=welcome10", "coupon=+"]);
  });

  it.each([
    [
      "unknown",
      { status: 404, body: { code: "unknown_coupon", message: "We do not know this code." } },
      "We do not know this code.",
    ],
    [
      "over",
      { status: 428, body: { coupon: "This code is no longer valid" } },
      "This code is no longer valid",
    ],
    [
      "used up",
      { status: 409, body: { code: 103, message: "This voucher has already been redeemed." } },
      "This voucher has already been redeemed.",
    ],
    ["impossible to check", { status: 500, body: {} }, "Failed to update cart"],
  ])("shows at the field that a code is %s, and keeps the input", async (_reason, refusal, message) => {
    fakeDiscounts(() => refusal);
    renderBoxes();
    const field = await codeField();
    await userEvent.type(field, "SPRING{Enter}");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(message);
    expect(field).toHaveProperty("value", "SPRING");
  });

  it("sends no request for an empty code, and one for a repeated submit", async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sent } = fakeDiscounts();
    const real = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (String(url).includes("coupon")) await waiting;
      return real(url, init);
    };
    renderBoxes();
    const field = await codeField();
    await userEvent.type(field, "  {Enter}");
    expect(await screen.findByText(/Please enter a code\./)).toBeTruthy();
    expect(sent()).toEqual([]);
    await userEvent.type(field, "TEN{Enter}{Enter}{Enter}");
    release();
    await screen.findByRole("button", { name: "Remove coupon TEN" });
    expect(sent()).toEqual(["coupon/TEN", "coupon=TEN"]);
  });

  it("shows why a stored code no longer applies", async () => {
    fakeDiscounts(undefined, { couponProblem: "This code is no longer valid" });
    renderBoxes();
    await codeField();
    expect(screen.getByText(/This code is no longer valid/)).toBeTruthy();
  });
});

describe("points box", () => {
  it("shows guests a sign-in link and requests no points", async () => {
    const { bff } = fakeDiscounts();
    renderBoxes();
    const link = await screen.findByRole("link", { name: "Sign in to use them" }, { timeout: 10_000 });
    expect(link.getAttribute("href")).toBe("/login?next=%2Fcheckout");
    expect(bff.count("GET", /loyalty/)).toBe(0);
  });

  it("uses the singular for one point", async () => {
    fakeDiscounts(undefined, { loyaltyPoints: 1 });
    renderBoxes({ isLoggedIn: true });
    await screen.findByRole("button", { name: "Remove points" }, { timeout: 10_000 });
    expect(screen.getAllByText("1 point takes $0.05 off.").length).toBeGreaterThan(0);
  });

  it("applies points, announces the discount and removes them again", async () => {
    const { sent } = fakeDiscounts();
    renderBoxes({ isLoggedIn: true });
    const field = await screen.findByRole("textbox", { name: "Points to use" }, { timeout: 10_000 });
    expect(screen.getByText("You have 400 points, worth up to $20.00 off this cart.")).toBeTruthy();
    await userEvent.type(field, "100{Enter}");
    const remove = await screen.findByRole("button", { name: "Remove points" });
    expect(screen.getAllByText("100 points take $5.00 off.").length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole("button", { name: "Use all" }));
    await screen.findByRole("button", { name: "Remove points" });
    expect(sent()).toEqual(["?loyalty_points=100", "?loyalty_points=0", "?loyalty_points=400"]);
  });

  it.each(["0", "401", "1.5", "-3", "many"])("rejects %s", async (typed) => {
    const { sent } = fakeDiscounts();
    renderBoxes({ isLoggedIn: true });
    const field = await screen.findByRole("textbox", { name: "Points to use" }, { timeout: 10_000 });
    await userEvent.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(/Please enter a whole number from 1 to 400\./)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
