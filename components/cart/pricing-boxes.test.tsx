// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, describe, expect, it } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { storageKey } from "@/store/stored";
import { anyPerson } from "@/store/testing/any-person";
import { cartId, cartOf, fakeShop, type Told } from "@/store/testing/fake-shop";
import { useCalls } from "@/store/use-calls";
import { CouponBox } from "./coupon-box-client";
import { PointsBox } from "./points-box-client";
import { useCart } from "./use-cart";

afterEach(() => {
  cleanup();
  localStorage.clear();
  Cookies.remove("hint");
});

const words = messagesOf("en", "cartPricing");
const sendingWords = messagesOf("en", "sending");
const sessionId = cartId("A");

interface Kept {
  couponCode: string | null;
  loyaltyPoints: number;
  couponProblem: string | null;
}

/** A backend that keeps one cart over 100 dollars, of which a coupon takes ten. */
function shopWith(
  refuse: (body: Partial<Kept>) => Told | undefined = () => undefined,
  begun: Partial<Kept> = {},
) {
  const kept: Kept = { couponCode: null, loyaltyPoints: 0, couponProblem: null, ...begun };
  const shop = fakeShop(({ method, path, body }) => {
    if (path === "/my/details") return { body: anyPerson({ type: "breeder", cartSessionId: sessionId }) };
    if (path.startsWith("/my/loyalty-points")) return { body: { balance: 400, results: [], count: 0 } };
    if (method === "PUT") {
      const refused = refuse(body as Partial<Kept>);
      if (refused) return refused;
      Object.assign(kept, body);
    }
    const coupons = kept.couponCode ? [{ code: kept.couponCode.toUpperCase(), amount: "10.00" }] : [];
    const priced = {
      ...{ discount: kept.couponCode ? "10.00" : "0.00", couponProblem: kept.couponProblem },
      ...{ loyaltyPoints: kept.loyaltyPoints, pointsValue: (kept.loyaltyPoints / 20).toFixed(2), coupons },
    };
    return { body: { ...cartOf(sessionId, [{ id: 1, quantity: 10 }]), ...priced } };
  });
  return { shop, sent: () => shop.asked.filter(({ method }) => method === "PUT").map(({ body }) => body) };
}

function Boxes() {
  const { cart } = useCart();
  if (!cart) return null;
  const props = { cart, language: "en", sendingWords } as const;
  return (
    <>
      <CouponBox {...props} words={words.coupon} />
      <PointsBox {...props} words={words.points} />
    </>
  );
}

function WithCalls() {
  return useCalls(true) && <Boxes />;
}

function open({ isLoggedIn = false } = {}) {
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));
  if (isLoggedIn) Cookies.set("hint", "s");
  render(
    <StoreProvider>
      <WithCalls />
    </StoreProvider>,
  );
}

const codeField = () => screen.findByRole("textbox", { name: "Code" }, { timeout: 10_000 });

describe("the box for a coupon", () => {
  it("takes a code, says what it takes off, and takes it out again; the keyboard goes with it", async () => {
    const { sent } = shopWith();
    open();
    await userEvent.type(await codeField(), " welcome10 {Enter}");
    const remove = await screen.findByRole("button", { name: "Remove coupon WELCOME10" });
    expect(screen.getByRole("status", { name: "" }).textContent).toBe("WELCOME10 takes $10.00 off.");
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.keyboard("{Enter}");
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText("The coupon was removed.")).toBeTruthy();
    expect(sent()).toEqual([{ couponCode: "welcome10" }, { couponCode: null }]);
  });

  it.each([
    [
      "wrong",
      { status: 428, body: { couponCode: "We do not know this code." } },
      "We do not know this code.",
    ],
    [
      "used up",
      { status: 409, body: { code: 103, message: "This voucher has already been redeemed." } },
      "This voucher has already been redeemed.",
    ],
    ["not to be checked", { status: 500, body: {} }, "Failed to update cart"],
  ])("says at the field that a code is %s, and keeps what was typed", async (_what, refusal, said) => {
    shopWith(() => refusal);
    open();
    const field = await codeField();
    await userEvent.type(field, "SPRING{Enter}");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(said);
    expect(field).toHaveProperty("value", "SPRING");
  });

  it("asks nobody about no code, and once about one that is sent twice", async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { shop, sent } = shopWith();
    const real = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (init?.method === "PUT") await waiting;
      return real(url, init);
    };
    open();
    const field = await codeField();
    await userEvent.type(field, "  {Enter}");
    expect(await screen.findByText(/Please enter a code\./)).toBeTruthy();
    expect(shop.count("PUT", /cart/)).toBe(0);
    await userEvent.type(field, "TEN{Enter}{Enter}{Enter}");
    release();
    await screen.findByRole("button", { name: "Remove coupon TEN" });
    expect(sent()).toHaveLength(1);
  });

  it("says why a code that was kept takes nothing off any more", async () => {
    shopWith(undefined, { couponProblem: "This code is no longer valid" });
    open();
    await codeField();
    expect(screen.getByText(/This code is no longer valid/)).toBeTruthy();
  });
});

describe("the box for points", () => {
  it("leads a guest to where one signs in, and asks nobody for points", async () => {
    const { shop } = shopWith();
    open();
    const way = await screen.findByRole("link", { name: "Sign in to use yours" }, { timeout: 10_000 });
    expect(way.getAttribute("href")).toBe("/login?next=%2Fcheckout");
    expect(shop.count("GET", /loyalty/)).toBe(0);
  });

  it("uses some, says what they take off, and uses none again", async () => {
    const { sent } = shopWith();
    open({ isLoggedIn: true });
    const field = await screen.findByRole("textbox", { name: "Points to use" }, { timeout: 10_000 });
    expect(screen.getByText("You have 400 points. In this cart they take up to $20.00 off.")).toBeTruthy();
    await userEvent.type(field, "100{Enter}");
    const remove = await screen.findByRole("button", { name: "Do not use points" });
    expect(screen.getAllByText("100 points take $5.00 off.").length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole("button", { name: "Use all" }));
    await screen.findByRole("button", { name: "Do not use points" });
    expect(sent()).toEqual([{ loyaltyPoints: 100 }, { loyaltyPoints: 0 }, { loyaltyPoints: 400 }]);
  });

  it.each(["0", "401", "1.5", "-3", "many"])("does not take %s", async (typed) => {
    const { sent } = shopWith();
    open({ isLoggedIn: true });
    const field = await screen.findByRole("textbox", { name: "Points to use" }, { timeout: 10_000 });
    await userEvent.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(/Please enter a whole number from 1 to 400\./)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
