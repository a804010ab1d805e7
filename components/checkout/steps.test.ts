import { describe, expect, it } from "vitest";
import { type Asked, nextStep, parseStep, previousStep, reachableStep, stepAt, stepsOf } from "./steps";

const all: Asked = { isOnAccount: false, isSampled: true, isPosted: true, isFree: false };

describe("the steps of checkout", () => {
  it.each<[string, Partial<Asked>, string]>([
    ["of a kit", {}, "cart details collector addresses shipping payment review"],
    ["of a vet", { isOnAccount: true }, "cart details collector review"],
    ["of an upgrade", { isSampled: false, isPosted: false }, "cart details addresses payment review"],
    ["of an order that costs nothing", { isFree: true }, "cart details collector addresses shipping review"],
  ])("%s leave out what has nothing to ask", (_whose, asked, names) => {
    expect(stepsOf({ ...all, ...asked }).join(" ")).toBe(names);
  });

  it("go on by one and back by one, back stopping at the first", () => {
    const steps = stepsOf({ ...all, isPosted: false });
    expect(nextStep(steps, "addresses")).toBe("payment");
    expect(nextStep(steps, "review")).toBe("review");
    expect(previousStep(steps, "payment")).toBe("addresses");
    expect(previousStep(steps, "cart")).toBe("cart");
  });

  it("cannot be skipped by an address", () => {
    const steps = stepsOf(all);
    const done = new Set(["cart", "details"]);
    const isDone = (step: string) => done.has(step);
    expect(reachableStep(steps, "review", isDone)).toBe("collector");
    expect(reachableStep(steps, "details", isDone)).toBe("details");
    expect(reachableStep(stepsOf({ ...all, isFree: true }), "payment", () => true)).toBe("cart");
  });

  it("are read from an address and from what was kept", () => {
    expect(parseStep("shipping")).toBe("shipping");
    expect(parseStep("nonsense")).toBeUndefined();
    expect(parseStep(null)).toBeUndefined();
    expect([0, 3, 6, 7].map(stepAt)).toEqual(["cart", "addresses", "review", "cart"]);
  });
});
