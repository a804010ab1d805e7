import { cleanup, render, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, describe, expect, it } from "vitest";
import { getTranslator } from "@/lib/i18n/messages";
import { LanguageOffer } from "./language-offer-client";

const languages = ["en", "en-XA"] as const;
const t = getTranslator("en-XA", "layout");

afterEach(() => {
  cleanup();
  Cookies.remove("language");
  window.history.replaceState(null, "", "/");
});

describe("the language offer", () => {
  it("links to the same page in the visitor's language", async () => {
    Cookies.set("language", "en-XA");
    window.history.replaceState(null, "", "/store?page=2");
    render(<LanguageOffer languages={languages} store="AU" spoken={[]} />);
    const link = await screen.findByRole("link", { name: t("languageOffer.open") });
    expect(link.getAttribute("href")).toBe("/en-XA/store?page=2");
    expect(screen.getByRole("complementary").getAttribute("lang")).toBe("en-XA");
  });

  it("remembers the page's language when it is dismissed", async () => {
    Cookies.set("language", "en-XA");
    render(<LanguageOffer languages={languages} store="AU" spoken={[]} />);
    (await screen.findByRole("button", { name: t("languageOffer.dismiss") })).click();
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
    expect(Cookies.get("language")).toBe("en");
  });
});
