import { describe, expect, it } from "vitest";
import {
  type StepConditions,
  nextStep,
  parseStep,
  previousStep,
  reachableStep,
  stepFromNumber,
  listSteps,
} from "./steps";

const all: StepConditions = { isOnAccount: false, isSampled: true, isPosted: true, isFree: false };

describe("checkout steps", () => {
  it.each<[string, Partial<StepConditions>, string]>([
    ["a kit", {}, "cart details collector addresses shipping payment review"],
    ["an order on account", { isOnAccount: true }, "cart details collector addresses review"],
    ["an upgrade", { isSampled: false, isPosted: false }, "cart details addresses payment review"],
    ["a free order", { isFree: true }, "cart details collector addresses shipping review"],
  ])("lists the steps of %s", (_order, conditions, names) => {
    expect(listSteps({ ...all, ...conditions }).join(" ")).toBe(names);
  });

  it("returns the neighbouring steps, and the first one as its own predecessor", () => {
    const steps = listSteps({ ...all, isPosted: false });
    expect(nextStep(steps, "addresses")).toBe("payment");
    expect(nextStep(steps, "review")).toBe("review");
    expect(previousStep(steps, "payment")).toBe("addresses");
    expect(previousStep(steps, "cart")).toBe("cart");
  });

  it("stops at the first incomplete step whatever the URL requests", () => {
    const steps = listSteps(all);
    const complete = new Set(["cart", "details"]);
    const isComplete = (step: string) => complete.has(step);
    expect(reachableStep(steps, "review", isComplete)).toBe("collector");
    expect(reachableStep(steps, "details", isComplete)).toBe("details");
    expect(reachableStep(listSteps({ ...all, isFree: true }), "payment", () => true)).toBe("cart");
  });

  it("parses step names and persisted indexes", () => {
    expect(parseStep("shipping")).toBe("shipping");
    expect(parseStep("nonsense")).toBeUndefined();
    expect(parseStep(null)).toBeUndefined();
    expect([0, 3, 6, 7].map(stepFromNumber)).toEqual(["cart", "addresses", "review", "cart"]);
  });
});
