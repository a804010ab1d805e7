import { expect, it } from "vitest";
import { messagesOf } from "@/lib/server/words";
import type { CallError } from "@/store/api/call-error";
import { placingFailure } from "./placing-failure";

const words = messagesOf("en", "checkout").errors;
const sendingWords = messagesOf("en", "sending");
const failed = (error: CallError, isOnline = true) =>
  placingFailure(error, { words, sendingWords, language: "en", isOnline });
const refusal = (code: string | number): CallError => ({
  kind: "refusal",
  code,
  message: "As said",
  details: {},
});
const failure = (status: number, code: string, why?: string): CallError => ({
  ...{ kind: "failure", status, code, message: "As said" },
  ...(why !== undefined && { failure: why }),
});

it("an answer that got lost keeps the key: pressing again finds the order", () => {
  const lost = { next: "again", isOver: false };
  expect(failed({ kind: "network", message: "" })).toEqual({ message: words.network, ...lost });
  expect(failed({ kind: "network", message: "" }, false)).toEqual({ message: words.offline, ...lost });
  expect(failed(failure(503, "unavailable"))).toEqual({ message: words.network, ...lost });
  expect(failed(refusal("payment_unknown"))).toEqual({ message: words.unsure, ...lost });
});

it("a refused payment leads back to the ways to pay, with why", () => {
  expect(failed(failure(402, "payment_error", "declined"))).toEqual({
    message: words.payment.declined,
    next: "pay",
    isOver: true,
  });
  expect(failed(failure(402, "payment_error")).message).toBe(words.payment.other);
});

it("what is being worked on is waited for, and what a dialog says is not said twice", () => {
  expect(failed(refusal("in_progress"))).toMatchObject({ next: "wait", isOver: false });
  expect(failed(refusal(79))).toEqual({ message: "", next: "dialog", isOver: true });
  expect(failed(refusal(103))).toEqual({ message: "As said", next: "again", isOver: true });
  expect(failed(failure(422, "other_body"))).toEqual({ message: words.changed, next: "again", isOver: true });
});

it("a total that has changed is said with the new one, and the next press is another attempt", () => {
  const changed = { total: "1149.00", currency: { code: "SEK", symbol: "SEK" } };
  expect(failed({ ...refusal("total_changed"), details: changed } as CallError)).toEqual({
    message:
      "As said The total is now SEK 1,149.00. Nothing was taken: please look at it once more, then press again.",
    next: "again",
    isOver: true,
  });
  expect(failed({ ...refusal(103), details: changed } as CallError).message).toContain("SEK 1,149.00");
});

it("what a provider does not take leads back to the ways to pay", () => {
  expect(failed(refusal("too_small"))).toEqual({ message: "As said", next: "pay", isOver: true });
});

it("what is wrong with lines is said in sentences, without the names of fields", () => {
  const fields = { "items.3": "Please choose the animal for A.", "items.4": "B is not sold there." };
  expect(failed({ kind: "fields", fields }).message).toBe(
    "Please choose the animal for A. B is not sold there.",
  );
});
