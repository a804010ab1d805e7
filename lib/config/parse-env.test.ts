import { describe, expect, it } from "vitest";
import { address, EnvError, flag, integer, oneOf, parseEnv, port, text } from "./parse-env";

const rows = {
  NAME: text("none"),
  PORT: port(3000),
  COUNT: integer(5, 1, 10),
  DEMO: flag(),
  LEVEL: oneOf(["info", "warn"], "info"),
  URL: address(["http:", "https:"], "http://localhost"),
};

describe("parseEnv", () => {
  it("uses the fallback for unset and blank variables", () => {
    const fallbacks = {
      NAME: "none",
      PORT: 3000,
      COUNT: 5,
      DEMO: false,
      LEVEL: "info",
      URL: "http://localhost",
    };
    expect(parseEnv(rows, {})).toEqual(fallbacks);
    expect(parseEnv(rows, { NAME: "", PORT: "  ", DEMO: undefined })).toEqual(fallbacks);
  });

  it("parses each variable", () => {
    const source = {
      NAME: " me ",
      PORT: "0",
      COUNT: "10",
      DEMO: "Yes",
      LEVEL: "warn",
      URL: "https://a.test/x//",
    };
    expect(parseEnv(rows, source)).toEqual({
      NAME: "me",
      PORT: 0,
      COUNT: 10,
      DEMO: true,
      LEVEL: "warn",
      URL: "https://a.test/x",
    });
  });

  it("returns only the declared variables", () => {
    expect(Object.keys(parseEnv(rows, { SECRET: "x" }))).not.toContain("SECRET");
  });

  it("reports all problems at once", () => {
    const source = { PORT: "70000", COUNT: "many", DEMO: "maybe", LEVEL: "loud", URL: "ftp://a.test" };
    expect(() => parseEnv(rows, source)).toThrow(EnvError);
    expect(() => parseEnv(rows, source)).toThrow(
      "Correct the environment: PORT is a whole number from 0 to 65535; COUNT is a whole number from 1 to 10; " +
        "DEMO is 1 or 0; LEVEL is one of info, warn; URL is an address that begins with http:// or https://.",
    );
  });

  it("reports a generic problem when a row throws no Error", () => {
    const odd = {
      fallback: 0,
      parse: (): number => {
        throw "odd";
      },
    };
    expect(() => parseEnv({ ODD: odd }, { ODD: "1" })).toThrow(
      "Correct the environment: ODD cannot be read.",
    );
  });
});

describe("env rows", () => {
  it.each(["1", "true", "YES"])("flag parses %s as true", (value) => expect(flag().parse(value)).toBe(true));
  it.each(["0", "False", "no"])("flag parses %s as false", (value) =>
    expect(flag().parse(value)).toBe(false),
  );

  it.each(["-1", "1.5", "1e3", "0x10", "65536", "+1", " 1"])("port rejects %j", (value) => {
    expect(() => port(0).parse(value)).toThrow("is a whole number from 0 to 65535");
  });

  it.each(["not an address", "file:///etc/passwd", "javascript:alert(1)", "http//a"])(
    "address rejects %j",
    (value) => {
      expect(() => address(["http:", "https:"]).parse(value)).toThrow("is an address that begins with");
    },
  );

  it("address removes trailing slashes only", () => {
    expect(address(["postgres:"]).parse("postgres://u:p%40@h/db///")).toBe("postgres://u:p%40@h/db");
    expect(address(["http:"]).fallback).toBe("");
    expect(text().fallback).toBe("");
  });
});
