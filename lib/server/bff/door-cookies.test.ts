import { expect, test } from "vitest";
import { change, doorKit, get, jsonOf } from "@/lib/server/testing/door-kit";

const nobody = "http://127.0.0.1:1";
const day = 24 * 60 * 60;

test.each([
  ["country", { countryCode: "au" }, `country=AU; Max-Age=${31 * day}; Path=/; SameSite=Lax; Secure`],
  ["currency", { currency: "NZD" }, `currency=NZD; Max-Age=${7 * day}; Path=/; SameSite=Lax; Secure`],
  ["user-type", { userType: "vet" }, `user_type=vet; Max-Age=${7 * day}; Path=/; SameSite=Lax; Secure`],
  ["campaign-popup", undefined, `campaign_popup=closed; Max-Age=${365 * day}; Path=/; SameSite=Lax; Secure`],
])("%s sets its cookie, readable by scripts", async (name, body, cookie) => {
  const { door } = doorKit({ upstreamUrl: nobody });
  const response = await door(change("POST", `/cookie/${name}/`, body));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([204, cookie]);
});

test("Secure goes with the session cookie's", async () => {
  const { door } = doorKit({ upstreamUrl: nobody, isSecure: false });
  const response = await door(change("POST", "/cookie/country", { countryCode: "NZ" }));
  expect(response.headers.get("set-cookie")).toBe(`country=NZ; Max-Age=${31 * day}; Path=/; SameSite=Lax`);
});

test.each([
  ["country", { countryCode: "AU; Domain=evil" }],
  ["country", { countryCode: "A\r\nSet-Cookie: x=y" }],
  ["country", { countryCode: "AUS" }],
  ["country", {}],
  ["currency", { currency: "aud" }],
  ["currency", { currency: "AUD;" }],
  ["user-type", { userType: "admin" }],
  ["user-type", { userType: "vet", isAdmin: true }],
])("%s refuses %j", async (name, body) => {
  const { door } = doorKit({ upstreamUrl: nobody });
  const response = await door(change("POST", `/cookie/${name}`, body));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([428, null]);
});

const lookUp = (found: Record<string, string>) => async (address: string) => found[address];

test("the country of an address, with its currency", async () => {
  const countryOfAddress = lookUp({ "1.1.1.1": "AU", "2.2.2.2": "IE", "3.3.3.3": "JP" });
  const { door } = doorKit({ upstreamUrl: nobody, countryOfAddress });
  const ask = async (address: string) => (await door(get("/geo", { "x-forwarded-for": address }))).json();
  expect(await ask("9.9.9.9, 1.1.1.1")).toEqual({ country_code: "AU", currency: "AUD" });
  expect(await ask("2.2.2.2")).toEqual({ country_code: "IE", currency: "EUR" });
  expect(await ask("3.3.3.3")).toEqual({ country_code: "JP", currency: "USD" });
});

test("the platform's header comes first, where it is configured and says something", async () => {
  const countryOfAddress = lookUp({ "1.1.1.1": "AU" });
  const { door } = doorKit({ upstreamUrl: nobody, countryOfAddress, countryHeader: "x-country-of" });
  const ask = async (country: string) => {
    const response = await door(get("/geo", { "x-country-of": country, "x-forwarded-for": "1.1.1.1" }));
    return (await jsonOf(response))["country_code"];
  };
  expect([await ask("nz"), await ask("XX"), await ask("T1"), await ask("<b>")]).toEqual([
    "NZ",
    "AU",
    "AU",
    "AU",
  ]);
});

test.each(["127.0.0.1", "not an address", "1.1.1.1, ", "1.1.1.1:80", "fe80::1%eth0"])(
  "nobody knows where %s is",
  async (address) => {
    const { door } = doorKit({ upstreamUrl: nobody, countryOfAddress: lookUp({ "1.1.1.1": "AU" }) });
    const response = await door(get("/geo", { "x-forwarded-for": address }));
    expect(response.status).toBe(200);
    expect(await jsonOf(response)).toEqual({ country_code: null, currency: null });
  },
);

test("a database that cannot be read is no visitor's trouble", async () => {
  const countryOfAddress = () => Promise.reject(new Error("ENOENT /srv/secret"));
  const { door, lines } = doorKit({ upstreamUrl: nobody, countryOfAddress });
  const response = await door(get("/geo", { "x-forwarded-for": "1.1.1.1" }));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(lines.map(({ level }) => level)).toEqual(["error", "warn"]);
});
