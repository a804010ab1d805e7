import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePaypalWindow } from "./use-paypal-window";

test("can be clicked again when the first click came before PayPal's session existed", async () => {
  const start = vi.fn(async () => ({ clientSecret: "", transactionId: "I-1", orderToken: "t" }));
  const { result } = renderHook(() =>
    usePaypalWindow({ start, onDone: async () => undefined, onFailed: () => undefined }),
  );
  await act(() => result.current.open(async () => undefined));
  expect(result.current.phase).toBe("idle");
  await act(() => result.current.open(() => result.current.createPayment()));
  expect(start).toHaveBeenCalledOnce();
  expect(result.current.phase).toBe("open");
});
