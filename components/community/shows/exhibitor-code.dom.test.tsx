import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { ExhibitorCode } from "./show-view";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the code of a show", () => {
  it.each([
    ["names its last day", "2026-04-01T00:00:00.000Z", /until 31\/03\/2026\. Print/],
    ["names the day of a withdrawal", "2026-03-02T09:30:00.000Z", /could be used until 02\/03\/2026/],
  ])("%s", (_what, endsAt, text) => {
    vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z"), toFake: ["Date"] });
    const code = { code: "TM-AAAA-BBBB-CCCC", percent: 10, used: 0, limit: 40, endsAt };
    render(
      <StoreProvider>
        <ExhibitorCode code={code} />
      </StoreProvider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});
