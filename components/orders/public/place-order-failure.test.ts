import { describe, expect, it } from "vitest";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { CallError } from "@/store/api/call-error";
import { describePlaceOrderFailure } from "./place-order-failure";

const t = getTranslator("en", "checkout");
const formMessages = getMessages("en", "form");
const describeError = (error: CallError, isOnline = true) =>
  describePlaceOrderFailure(error, { t, formMessages, language: "en", isOnline });
const refusal = (code: string | number): CallError => ({
  kind: "refusal",
  code,
  message: "Server message",
  details: {},
});
const failure = (status: number, code: string, why?: string): CallError => ({
  kind: "failure",
  status,
  code,
  message: "Server message",
  ...(why !== undefined && { failure: why }),
});

describe("describePlaceOrderFailure", () => {
  it("keeps the idempotency key when the response was lost or the outcome is unknown", () => {
    const retryable = { next: "again", isFinal: false };
    expect(describeError({ kind: "network" })).toEqual({
      message: t("errors.network"),
      ...retryable,
    });
    expect(describeError({ kind: "network" }, false)).toEqual({
      message: t("errors.offline"),
      ...retryable,
    });
    expect(describeError(failure(503, "unavailable"))).toEqual({
      message: t("errors.network"),
      ...retryable,
    });
    expect(describeError(refusal("payment_unknown"))).toEqual({ message: t("errors.unsure"), ...retryable });
  });

  it("returns to the payment step with the reason when the payment was refused", () => {
    expect(describeError(failure(402, "payment_error", "declined"))).toEqual({
      message: t("errors.payment.declined"),
      next: "pay",
      isFinal: true,
    });
    expect(describeError(failure(402, "payment_error")).message).toBe(t("errors.payment.other"));
  });

  it("waits for a running attempt, and shows no message for codes with a dialog", () => {
    expect(describeError(refusal("in_progress"))).toMatchObject({ next: "wait", isFinal: false });
    expect(describeError(refusal(79))).toEqual({ message: "", next: "dialog", isFinal: true });
    expect(describeError(refusal(103))).toEqual({ message: "Server message", next: "again", isFinal: true });
    expect(describeError(failure(422, "other_body"))).toEqual({
      message: t("errors.changed"),
      next: "again",
      isFinal: true,
    });
  });

  it("names the new total when it has changed, and ends the attempt", () => {
    const changed = { total: "1149.00", currency: { code: "SEK", symbol: "SEK" } };
    expect(describeError({ ...refusal("total_changed"), details: changed } as CallError)).toEqual({
      message:
        "Server message The total is now SEK 1,149.00. You have not been charged: please check it, then press again.",
      next: "again",
      isFinal: true,
    });
    expect(describeError({ ...refusal(103), details: changed } as CallError).message).toContain(
      "SEK 1,149.00",
    );
  });

  it("returns to the payment step when the amount is below the provider's minimum", () => {
    expect(describeError(refusal("too_small"))).toEqual({
      message: "Server message",
      next: "pay",
      isFinal: true,
    });
  });

  it("joins field errors to one message without field names", () => {
    const fields = { "items.3": "Please choose the animal for A.", "items.4": "B is not sold there." };
    expect(describeError({ kind: "fields", fields }).message).toBe(
      "Please choose the animal for A. B is not sold there.",
    );
  });
});
