import { describe, expect, it } from "vitest";
import { carrierCodes, carrierName, trackingUrl } from "./carriers";

describe("tracking address", () => {
  it("contains the number without spaces, for every carrier with a page", () => {
    expect(trackingUrl("australia-post", "33 ABC 12")).toBe(
      "https://auspost.com.au/mypost/track/details/33ABC12",
    );
    for (const carrier of carrierCodes.filter((code) => code !== "other")) {
      const address = new URL(trackingUrl(carrier, "AB12") ?? "");
      expect([carrier, address.protocol, address.href.includes("AB12")]).toEqual([carrier, "https:", true]);
      expect(carrierName(carrier)).toBeTruthy();
    }
  });

  it("is absent for other carriers and parcels without a number", () => {
    expect([trackingUrl("other", "AB12"), trackingUrl("usps", null)]).toEqual([null, null]);
  });

  it("cannot be redirected by a crafted tracking number", () => {
    expect(trackingUrl("usps", "1/../&x=#y")).toBe(
      "https://tools.usps.com/go/TrackConfirmAction?tLabels=1%2F..%2F%26x%3D%23y",
    );
  });
});
