import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, it } from "vitest";
import { readRecord } from "./activation-record";
import {
  activationContinued,
  activationFailed,
  activationFulfilled,
  activationPending,
  activationReducer,
  activationReset,
  movedBack,
  movedForward,
  recordChanged,
  resetToBarcode,
} from "./activation";
import { activationSteps, readSteps } from "@/lib/domain/kits/activation-steps";
import { signedOut } from "./auth";

const initial = activationReducer(undefined, { type: "none" });

/** The state after these changes. */
const reduce = (...changes: readonly UnknownAction[]) => changes.reduce(activationReducer, initial);

const id = "a".repeat(43);

/** Every field of the specification, and ours. */
const full = {
  id,
  activatedProducuId: 12,
  email: "jo@example.test",
  selectedBreed: { id: 3, name: "Labrador Retriever" },
  barcodes: ["TM1234567890120", ""],
  pet: { petName: "Bella", gender: "female", weight: "12", weightType: "kg" },
  person: { firstName: "Jo", acceptTerms: true },
  payment: { paypal: { transactionId: "PAY-1" } },
  coupon: "SPRING",
  coupons: ["SPRING"],
  excludeProducts: { traits: [1], diseases: [2, 3] },
  selectedTestKit: { id: 41, name: "Pack of five" },
  selectedProduct: { id: 7, name: "PRA" },
  collectionAgent: { type: "agent", name: "Ada" },
  isFBPCompleteTest: true,
  confirmBarcodes: ["TM1234567890120"],
  consents: { research: true },
  extras: [{ id: 9, name: "Dilute" }],
  cartId: "c".repeat(43),
  cartBarcode: "TM1234567890120",
};

describe("steps", () => {
  it("start at the first step", () => {
    expect(initial.steps).toEqual({ current: 0, previous: null, next: 1 });
  });

  it("go forward by one, or to a given step, and remember where from", () => {
    expect(reduce(movedForward()).steps).toEqual({ current: 1, previous: 0, next: 2 });
    expect(reduce(movedForward(), movedForward(3)).steps).toEqual({ current: 3, previous: 1, next: 4 });
  });

  it("go back to the previous step, or to a given one", () => {
    expect(reduce(movedForward(), movedForward(3), movedBack()).steps.current).toBe(1);
    expect(reduce(movedForward(5), movedBack(2)).steps).toEqual({ current: 2, previous: 1, next: 3 });
  });

  it("stop at the first and the last one", () => {
    expect(reduce(movedBack()).steps.current).toBe(0);
    const last = activationSteps.length - 1;
    expect(reduce(movedForward(last), movedForward()).steps).toMatchObject({ current: last, next: null });
  });

  it.each([
    null,
    7,
    { current: 99, previous: null, next: null },
    { current: 1.5, previous: 0, next: 2 },
    { current: 1, previous: "0", next: 2 },
  ])("are read as the first one when %j is stored", (stored) => {
    expect(readSteps(stored)).toEqual({ current: 0, previous: null, next: 1 });
  });
});

describe("the record", () => {
  it("holds every documented field", () => {
    expect(reduce(recordChanged(full)).record).toEqual(full);
  });

  it("drops only the field that is not valid", () => {
    for (const field of Object.keys(full)) {
      const damaged = { ...full, [field]: field === "coupons" ? { 0: "x" } : [null] };
      expect(Object.keys(readRecord(damaged))).toEqual(Object.keys(full).filter((name) => name !== field));
    }
  });

  it("drops only the part of a form that is not valid", () => {
    expect(readRecord({ pet: { petName: "Bella", gender: 3, dobDay: { day: 1 }, unknown: "x" } })).toEqual({
      pet: { petName: "Bella" },
    });
  });

  it("takes no card data", () => {
    const card = { number: "4242424242424242", securityCode: "123" };
    const payment = { stripe: { transactionId: "pi_1", number: card.number }, card };
    const changes = { ...full, payment, person: { ...card }, card };
    const { record } = reduce(recordChanged(changes));
    expect(record.payment).toEqual({ stripe: { transactionId: "pi_1" } });
    expect(JSON.stringify(record)).not.toMatch(/4242|securityCode/);
  });

  it("is emptied by a full reset and by signing out", () => {
    const filled = [recordChanged(full), movedForward(4)] as const;
    expect(reduce(...filled, activationReset())).toEqual(initial);
    expect(reduce(...filled, signedOut())).toEqual(initial);
  });

  it("keeps neither pet nor payment when reset to the barcode step", () => {
    const { record, steps } = reduce(recordChanged(full), movedForward(6), resetToBarcode());
    expect(steps.current).toBe(activationSteps.indexOf("barcode"));
    expect(record).toEqual({
      id,
      email: full.email,
      person: full.person,
      collectionAgent: full.collectionAgent,
      consents: full.consents,
    });
  });

  it("keeps e-mail and person, and neither payment nor pet, when continued with the next kit", () => {
    const { record, steps } = reduce(recordChanged(full), movedForward(7), activationContinued());
    expect(steps.current).toBe(activationSteps.indexOf("barcode"));
    expect(record).toMatchObject({ email: full.email, person: full.person });
    for (const field of ["id", "payment", "pet", "barcodes", "extras", "cartId"])
      expect(record).not.toHaveProperty(field);
  });
});

it("a call is pending, then fulfilled or rejected", () => {
  expect(reduce(activationFailed("x"), activationPending())).toMatchObject({ isLoading: true, error: null });
  expect(reduce(activationPending(), activationFulfilled({ aboutMe: true }))).toMatchObject({
    isLoading: false,
    aboutMe: true,
  });
  expect(reduce(activationPending(), activationFailed("Failed to add person"))).toMatchObject({
    isLoading: false,
    error: "Failed to add person",
  });
});
