import { describe, expect, it } from "vitest";
import { escapeNonAscii } from "./escape-non-ascii.mjs";

const text = "Milo’s café – 犬 🐕 \\’ 12 °C";

describe("escapeNonAscii", () => {
  it("keeps what browsers read in texts and attributes", () => {
    const html = `<!doctype html><title>${text}</title><p title="${text}">${text}</p>`;
    const escaped = escapeNonAscii(html);
    expect(escaped).toMatch(/^[\0-\x7f]*$/);
    const page = new DOMParser().parseFromString(escaped, "text/html");
    expect([page.title, page.querySelector("p")?.title, page.querySelector("p")?.textContent]).toEqual([
      text,
      text,
      text,
    ]);
  });

  it("keeps the strings of scripts and of structured data", () => {
    const json = JSON.stringify({ text });
    const html = `<p>é</p><script type="application/ld+json">${json}</script><script>(${json})</script>`;
    const escaped = escapeNonAscii(html);
    expect(escaped).toMatch(/^[\0-\x7f]*$/);
    const page = new DOMParser().parseFromString(escaped, "text/html");
    const [data, script] = [...page.scripts].map((element) => element.text);
    expect(JSON.parse(data ?? "")).toEqual({ text });
    expect(JSON.parse((script ?? "").slice(1, -1))).toEqual({ text });
  });

  it("leaves ASCII as it is", () => {
    const html = '<p class="a">&amp;</p><script>self.x="\\u2019";</script>';
    expect(escapeNonAscii(html)).toBe(html);
  });
});
