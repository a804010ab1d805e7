import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { CouponField } from "./coupon-field";

const apply = vi.fn<(code: string) => void>();
beforeEach(() => apply.mockClear());

function Field() {
  const [code, setCode] = useState("");
  const coupons = code === "" ? [] : [{ code, amount: "10.00" }];
  return (
    <CouponField
      cart={{ coupons, couponProblem: null, currency: { code: "USD", symbol: "$" } }}
      onApply={async (next) => {
        apply(next);
        await Promise.resolve();
        setCode(next);
        return undefined;
      }}
    />
  );
}

const codeField = () => screen.getByLabelText("Coupon code (optional)");

it("the coupon field applies and removes a code, announces both and moves the focus", async () => {
  render(<Field />);
  await userEvent.type(codeField(), " TEN {Enter}");
  const remove = await screen.findByRole("button", { name: "Remove coupon TEN" });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  expect(screen.getByRole("status").textContent).toBe("TEN takes $10.00 off.");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Coupon removed."));
  await expect.poll(() => document.activeElement).toBe(codeField());
  expect(apply.mock.calls).toEqual([["TEN"], [""]]);
});

it("the coupon field asks for a code when there is none", async () => {
  render(<Field />);
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  screen.getByText("Please enter a code.");
  expect(codeField().getAttribute("aria-invalid")).toBe("true");
  expect(apply).not.toHaveBeenCalled();
});
