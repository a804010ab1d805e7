import { expect, it } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { errorCode, errorCodesHeader, isErrorCode, readErrorCodes, writeErrorCodes } from "./error-codes";
import { textOfCode } from "./text-of-code";
import { englishText, listErrorCodes, toErrorResponse } from "./error-response";

it("every documented text has one code", () => {
  const codes = listErrorCodes();
  expect(codes.length).toBeGreaterThan(400);
  expect(new Set(codes.map(englishText)).size).toBe(codes.length);
  expect(codes.filter((code) => !isErrorCode(code) || englishText(code) === code)).toEqual([]);
});

it("textOfCode formats the text of a code in each language", () => {
  const code = errorCode("refusals.chipInUse", { name: "Ärger & Co. = {x}?" });
  expect(code).toMatch(/^[!-~]+$/);
  expect(textOfCode("de", getMessages("de", "errors"), code)).toBe(
    "Ihr Tier Ärger & Co. = {x}? hat dieselbe Chipnummer. Prüfen Sie sie, bevor Sie annehmen.",
  );
  expect(englishText(errorCode("fields.tooManyItems", { count: 1500 }))).toContain("at most 1500 items");
});

it.each(["This is a text", "fields", "fields.unheardOf", "constructor.name", "labels", ""])(
  "%j is no code",
  (text) => {
    expect(textOfCode("en", getMessages("en", "errors"), text)).toBeUndefined();
    expect(englishText(text)).toBe(text);
  },
);

it("a failed response has the documented texts, and their codes in a header", () => {
  const code = errorCode("fields.tooLong", { count: 120 });
  const fields = toErrorResponse(428, { email: "fields.required", "rows[2].name": code, other: "A text" });
  expect(fields.body).toEqual({
    email: "This field is required",
    "rows[2].name": "This field have maximum 120 characters",
    other: "A text",
  });
  expect(readErrorCodes(fields.headers[errorCodesHeader])).toEqual({
    email: "fields.required",
    "rows[2].name": "fields.tooLong?count=120",
  });
  const refusal = toErrorResponse(409, {
    code: "cart_full",
    message: "refusals.cartFull",
    title: "fields.required",
  });
  expect(refusal.body).toEqual({ code: "cart_full", message: "This cart is full", title: "fields.required" });
  expect(refusal.headers).toEqual({ [errorCodesHeader]: '{"message":"refusals.cartFull"}' });
  expect(toErrorResponse(409, { code: 1, message: "A text" }).headers).toEqual({});
});

it("toErrorResponse keeps the codes of another backend", () => {
  const { body, headers } = toErrorResponse(428, ["Zu lang"], { 0: "fields.tooLong?count=5" });
  expect([body, readErrorCodes(headers[errorCodesHeader])]).toEqual([
    ["Zu lang"],
    { 0: "fields.tooLong?count=5" },
  ]);
});

it("the header of error codes stays short and ASCII for any field names", () => {
  const codes = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`rows[${at}].barcode`, "kits.mistyped"]),
  );
  const { [errorCodesHeader]: header = "" } = writeErrorCodes({ имя: "fields.unknown", ...codes });
  expect(header).toMatch(/^[ -~]{1000,3000}$/);
  expect(Object.keys(readErrorCodes(header))[0]).toBe("rows[0].barcode");
});

it.each([undefined, "", "{", "[]", "null", '{"a":1}', '{"a":"<script>"}', '{"a":"fields.x?\\u0000"}'])(
  "%j from another backend names no codes",
  (header) => expect(readErrorCodes(header)).toEqual({}),
);
