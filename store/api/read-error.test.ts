import { afterEach, expect, it, vi } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { errorCode, writeErrorCodes } from "@/lib/domain/error-codes";
import { messageOf, networkError } from "./call-error";
import { readError } from "./read-error";

const setPageLanguage = (lang: string) => vi.stubGlobal("document", { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

function read(status: number, body: unknown, codes = {}) {
  return readError(cartRoutes.update, new Response(null, { status, headers: writeErrorCodes(codes) }), body);
}

it("a failed call has the text of its code in the language of the page, with its values", async () => {
  setPageLanguage("de");
  const codes = { message: errorCode("fields.chooseAnimal", { product: "Geno Pet" }) };
  const error = await read(409, { code: "x", message: "Please choose the animal for Geno Pet" }, codes);
  expect(error).toMatchObject({ code: "x", message: "Wählen Sie das Tier für Geno Pet" });
});

it("each field has the text of its code, by name or by position", async () => {
  setPageLanguage("de");
  const [required, tooLong] = ["fields.required", errorCode("fields.tooLong", { count: 120 })];
  const german = ["Dieses Feld ist erforderlich", "Geben Sie höchstens 120 Zeichen ein"];
  const texts = { email: "This field is required", name: "Too long" };
  expect(await read(428, texts, { email: required, name: tooLong })).toEqual({
    kind: "fields",
    fields: { email: german[0], name: german[1] },
  });
  const list = await read(428, ["This field is required", "Too long"], { 0: required, 1: tooLong });
  expect(list).toEqual({ kind: "fields", fields: german });
});

it("a text without a known code is displayed unchanged", async () => {
  setPageLanguage("de");
  expect(messageOf(await read(409, { code: 1, message: "Out of stock" }))).toBe("Out of stock");
  const codes = { message: "refusals.unheardOf" };
  expect(messageOf(await read(409, { code: 1, message: "Out of stock" }, codes))).toBe("Out of stock");
});

it("a failed call without a message has that of its route, and a network failure has its own", async () => {
  expect(messageOf(await read(500, {}))).toBe("Failed to update cart");
  setPageLanguage("de");
  const german = messageOf(await read(500, undefined));
  expect(german).toBe("Der Warenkorb konnte nicht geändert werden");
  expect(messageOf(networkError)).not.toBe("Network error");
});
