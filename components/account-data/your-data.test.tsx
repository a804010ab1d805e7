// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldMessages } from "@/lib/contract/messages";
import words from "@/messages/en/account-data.json" with { type: "json" };
import sendingWords from "@/messages/en/form.json" with { type: "json" };
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { YourData } from "./your-data";

const kept: string[] = [];
const replace = vi.fn();

beforeEach(() => {
  kept.length = 0;
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(`${this.href} ${this.download}`);
  });
  vi.stubGlobal("location", { ...window.location, replace });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  replace.mockReset();
});

const disposition = { "content-disposition": 'attachment; filename="my.zip"' };

function open(answer: Told | "nobody" | Promise<Told>) {
  const shop = fakeShop(() => answer);
  render(
    <StoreProvider>
      <YourData email="o@x.test" words={words} sendingWords={sendingWords} />
    </StoreProvider>,
  );
  return { user: userEvent.setup(), shop };
}

describe("a copy of one's data", () => {
  const button = (name: string) => screen.findByRole("button", { name });

  it("is prepared once, kept by the browser under its name, and said to be there", async () => {
    let answer = (_told: Told) => {};
    const { user, shop } = open(new Promise((resolve) => (answer = resolve)));
    await user.click(await button("Download my data"));
    await user.click(await button("Preparing your file"));
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    answer({ headers: disposition });
    expect((await screen.findByText(/my\.zip is ready/)).role).toBe("status");
    expect(kept).toEqual(["blob:file my.zip"]);
    expect(shop.asked).toEqual([{ method: "GET", path: "/my/account/export", body: undefined }]);
  });

  it.each<[string, Told | "nobody", string]>([
    ["the shop fails", { status: 502, body: {} }, words.download.failed],
    ["nobody answers", "nobody", "Network error"],
    ["an admin acts", { status: 403, body: { code: "acting" } }, words.download.acting],
    [
      "it was asked for too often",
      { status: 429, headers: { "retry-after": "120" } },
      "Too many tries. Please wait 2 minutes and try again.",
    ],
  ])("can be asked for again where %s", async (_why, answer, message) => {
    const { user } = open(answer);
    await user.click(await button("Download my data"));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
    fakeShop(() => ({ headers: disposition }));
    await user.click(await button("Try again"));
    await screen.findByText(/is ready/);
    expect([kept.length, screen.getByRole("alert").textContent]).toEqual([1, ""]);
  });
});

describe("deleting one's account", () => {
  async function ask(answer: Told | "nobody") {
    const opened = open(answer);
    await opened.user.click(screen.getByRole("button", { name: "Delete my account" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Your password");
    return { ...opened, field, submit: () => screen.getByRole("button", { name: "Delete for ever" }) };
  }

  it("says first what goes, what stays and who is told", async () => {
    await ask({ status: 204 });
    const dialog = screen.getByRole("dialog", { name: words.delete.question });
    for (const point of [...words.delete.goes, ...words.delete.stays])
      expect(dialog.textContent).toContain(point);
    expect(dialog.textContent).toContain("One last mail to o@x.test");
  });

  it("needs the password, sends it, empties the store and leaves for good", async () => {
    localStorage.setItem("tailmark:1:auth", JSON.stringify({ userType: "owner", isLoggedIn: true }));
    const { user, field, submit, shop } = await ask({ status: 204 });
    await user.click(submit());
    expect(await screen.findByText(fieldMessages.required)).toBeDefined();
    expect(shop.count("POST", /deletion/)).toBe(0);
    await user.type(field, "my password{Enter}");
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([["/account-deleted"]]));
    expect(shop.asked.at(-1)).toMatchObject({
      method: "POST",
      path: "/my/account/deletion",
      body: { password: "my password" },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('isLoggedIn\\":true');
    expect(screen.getByRole("button", { name: words.delete.deleting })).toBeDefined();
  });

  it("with a wrong password says so at its field, and nothing is left", async () => {
    const { user, field, submit } = await ask({ status: 428, body: { password: fieldMessages.invalid } });
    await user.type(field, "not this one");
    await user.click(submit());
    await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, Told | "nobody", string]>([
    ["an admin's", { status: 403, body: { code: "is_admin" } }, words.delete.is_admin],
    ["everybody's", { status: 403, body: { code: "demo_account" } }, words.delete.demo_account],
    ["somebody else's", { status: 403, body: { code: "acting" } }, words.delete.acting],
    ["lost on the way", "nobody", "Network error"],
    ["broken", { status: 500, body: {} }, "Failed to delete your account"],
    [
      "tried too often",
      { status: 429, headers: { "retry-after": "4" } },
      "Too many tries. Please wait 4 seconds and try again.",
    ],
  ])("that is %s is refused in words", async (_what, answer, message) => {
    const { user, field, submit } = await ask(answer);
    await user.type(field, "my password");
    await user.click(submit());
    await screen.findByText(message);
    expect([replace.mock.calls.length, field.value]).toEqual([0, "my password"]);
  });
});
