import { describe, expect, test } from "vitest";
import { change, createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";

const noUpstream = "http://127.0.0.1:1";
const day = 24 * 60 * 60;

describe("cookie calls", () => {
  test.each([
    ["country", { countryCode: "au" }, `country=AU; Max-Age=${31 * day}; Path=/; SameSite=Lax; Secure`],
    ["currency", { currency: "NZD" }, `currency=NZD; Max-Age=${7 * day}; Path=/; SameSite=Lax; Secure`],
    ["user-type", { userType: "vet" }, `user_type=vet; Max-Age=${7 * day}; Path=/; SameSite=Lax; Secure`],
    ["campaign-popup", undefined, `campaign_popup=closed; Max-Age=${7 * day}; Path=/; SameSite=Lax; Secure`],
  ])("POST /cookie/%s sets its cookie, readable by scripts", async (name, body, cookie) => {
    const { handle } = createTestBff({ upstreamUrl: noUpstream });
    const response = await handle(change("POST", `/cookie/${name}/`, body));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([204, cookie]);
  });

  test("omits Secure where the session cookie does", async () => {
    const { handle } = createTestBff({ upstreamUrl: noUpstream, isSecure: false });
    const response = await handle(change("POST", "/cookie/country", { countryCode: "NZ" }));
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
  ])("POST /cookie/%s rejects %j with 428", async (name, body) => {
    const { handle } = createTestBff({ upstreamUrl: noUpstream });
    const response = await handle(change("POST", `/cookie/${name}`, body));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([428, null]);
  });

  const lookUpIn = (countries: Record<string, string>) => async (address: string) => countries[address];

  test("GET /geo returns country and currency of the client address", async () => {
    const countryOfAddress = lookUpIn({ "1.1.1.1": "AU", "2.2.2.2": "IE", "3.3.3.3": "JP" });
    const { handle } = createTestBff({ upstreamUrl: noUpstream, countryOfAddress });
    const geo = async (address: string) => (await handle(get("/geo", { "x-forwarded-for": address }))).json();
    expect(await geo("9.9.9.9, 1.1.1.1")).toEqual({ country_code: "AU", currency: "AUD" });
    expect(await geo("2.2.2.2")).toEqual({ country_code: "IE", currency: "EUR" });
    expect(await geo("3.3.3.3")).toEqual({ country_code: "JP", currency: "USD" });
  });

  test("GET /geo prefers a valid country header of the platform", async () => {
    const countryOfAddress = lookUpIn({ "1.1.1.1": "AU" });
    const { handle } = createTestBff({
      upstreamUrl: noUpstream,
      countryOfAddress,
      countryHeader: "x-country-of",
    });
    const geo = async (country: string) => {
      const response = await handle(get("/geo", { "x-country-of": country, "x-forwarded-for": "1.1.1.1" }));
      return (await jsonOf(response))["country_code"];
    };
    expect([await geo("nz"), await geo("XX"), await geo("T1"), await geo("<b>")]).toEqual([
      "NZ",
      "AU",
      "AU",
      "AU",
    ]);
  });

  test.each(["127.0.0.1", "not an address", "1.1.1.1, ", "fe80::1%eth0"])(
    "noUpstream knows where %s is",
    async (address) => {
      const { handle } = createTestBff({
        upstreamUrl: noUpstream,
        countryOfAddress: lookUpIn({ "1.1.1.1": "AU" }),
      });
      const response = await handle(get("/geo", { "x-forwarded-for": address }));
      expect(response.status).toBe(200);
      expect(await jsonOf(response)).toEqual({ country_code: null, currency: null });
    },
  );

  test("GET /geo returns 500 without details when the country database cannot be read", async () => {
    const countryOfAddress = () => Promise.reject(new Error("ENOENT /srv/secret"));
    const { handle, logLines } = createTestBff({ upstreamUrl: noUpstream, countryOfAddress });
    const response = await handle(get("/geo", { "x-forwarded-for": "1.1.1.1" }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(logLines.map(({ level }) => level)).toEqual(["error", "warn"]);
  });
});
