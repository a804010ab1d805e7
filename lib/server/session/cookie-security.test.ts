import { expect, test } from "vitest";
import { resolveCookieSecurity } from "./cookie-security";

const database = "postgres://shop@db/shop";

test.each(["https://shop.example", "https://10.0.0.5", "http://localhost:3000", "http://localhost"])(
  "%s uses Secure cookies, also with a database",
  (origin) => {
    expect(resolveCookieSecurity(origin, database)).toEqual({ ok: true, isSecure: true });
  },
);

test.each([
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://10.1.2.3",
  "http://172.16.0.1",
  "http://172.31.255.1",
  "http://192.168.1.7:3000",
  "http://laptop.local:3000",
  "http://shop.internal",
])("%s warns about insecure cookies and is rejected with a database", (origin) => {
  expect(resolveCookieSecurity(origin, "")).toMatchObject({
    ok: true,
    isSecure: false,
    warning: expect.stringContaining(origin),
  });
  expect(resolveCookieSecurity(origin, database)).toMatchObject({
    ok: false,
    problem: expect.stringContaining("DATABASE_URL"),
  });
});

test.each([
  "http://shop.example",
  "http://172.32.0.1",
  "http://172.15.0.1",
  "http://11.0.0.1",
  "http://192.169.0.1",
  "http://8.8.8.8",
  "http://10.0.0.1.evil.example",
  "http://local",
  "http://shop.locale",
  "http://localhost.evil.example",
  "http://shop",
])("%s is rejected without https", (origin) => {
  expect(resolveCookieSecurity(origin, "")).toMatchObject({
    ok: false,
    problem: expect.stringContaining("https"),
  });
});
