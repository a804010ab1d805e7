import { describe, expect, it } from "vitest";
import { address, EnvError, flag, integer, oneOf, parseEnv, port, text } from "./parse-env";

const rows = {
  NAME: text("nobody"),
  PORT: port(3000),
  COUNT: integer(5, 1, 10),
  DEMO: flag(),
  LEVEL: oneOf(["info", "warn"], "info"),
  URL: address(["http:", "https:"], "http://localhost"),
};

describe("what a program reads of its environment", () => {
  it("is what stands in where nothing is set, or only blanks", () => {
    const fallbacks = {
      NAME: "nobody",
      PORT: 3000,
      COUNT: 5,
      DEMO: false,
      LEVEL: "info",
      URL: "http://localhost",
    };
    expect(parseEnv(rows, {})).toEqual(fallbacks);
    expect(parseEnv(rows, { NAME: "", PORT: "  ", DEMO: undefined })).toEqual(fallbacks);
  });

  it("is parsed", () => {
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

  it("is nothing but its rows", () => {
    expect(Object.keys(parseEnv(rows, { SECRET: "x" }))).not.toContain("SECRET");
  });

  it("is refused with everything that is wrong, at once", () => {
    const source = { PORT: "70000", COUNT: "many", DEMO: "maybe", LEVEL: "loud", URL: "ftp://a.test" };
    expect(() => parseEnv(rows, source)).toThrow(EnvError);
    expect(() => parseEnv(rows, source)).toThrow(
      "Correct the environment: PORT is a whole number from 0 to 65535; COUNT is a whole number from 1 to 10; " +
        "DEMO is 1 or 0; LEVEL is one of info, warn; URL is an address that begins with http:// or https://.",
    );
  });

  it("is refused without words of its own where a row throws something else", () => {
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

describe("one row", () => {
  it.each(["1", "true", "YES"])("%s is yes", (value) => expect(flag().parse(value)).toBe(true));
  it.each(["0", "False", "no"])("%s is no", (value) => expect(flag().parse(value)).toBe(false));

  it.each(["-1", "1.5", "1e3", "0x10", "65536", "+1", " 1"])("%j is no port", (value) => {
    expect(() => port(0).parse(value)).toThrow("is a whole number from 0 to 65535");
  });

  it.each(["not an address", "file:///etc/passwd", "javascript:alert(1)", "http//a"])(
    "%j is no address",
    (value) => {
      expect(() => address(["http:", "https:"]).parse(value)).toThrow("is an address that begins with");
    },
  );

  it("keeps an address as it is written, without slashes at its end", () => {
    expect(address(["postgres:"]).parse("postgres://u:p%40@h/db///")).toBe("postgres://u:p%40@h/db");
    expect(address(["http:"]).fallback).toBe("");
    expect(text().fallback).toBe("");
  });
});
