import { englishText } from "@/lib/domain/error-response";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { AccountData } from "./account-data";

const messages = getMessages("en", "accountData");
const savedFiles: string[] = [];
const replace = vi.fn();
const forgetAgent = vi.hoisted(() => vi.fn<(agentId: number) => Promise<void>>());
vi.mock("@/components/animals/public/device-store", () => ({ forgetAgent }));

beforeEach(() => {
  savedFiles.length = 0;
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push(`${this.href} ${this.download}`);
  });
  vi.stubGlobal("location", { ...window.location, replace });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  replace.mockReset();
  forgetAgent.mockReset();
});

const disposition = { "content-disposition": 'attachment; filename="my.zip"' };

function open(response: FakeResponse | "offline" | Promise<FakeResponse>) {
  const bff = fakeBff(() => response);
  renderInStore(<AccountData userId={7} email="o@x.test" />);
  return { user: userEvent.setup(), bff };
}

describe("data download", () => {
  const button = (name: string) => screen.findByRole("button", { name });

  it("prepares one file, saves it under its name and announces it", async () => {
    let respond = (_value: FakeResponse) => {};
    const { user, bff } = open(new Promise((resolve) => (respond = resolve)));
    await user.click(await button("Download my data"));
    await user.click(await button("Preparing your file"));
    await expect.poll(() => bff.requests).toHaveLength(1);
    respond({ headers: disposition });
    expect((await screen.findByText(/my\.zip is ready/)).role).toBe("status");
    expect(savedFiles).toEqual(["blob:file my.zip"]);
    expect(bff.requests).toEqual([{ method: "GET", path: "/my/account/export", body: undefined }]);
  });

  it.each<[string, FakeResponse | "offline", string]>([
    ["the server fails", { status: 502, body: {} }, messages.download.failed],
    ["the network fails", "offline", "Network error"],
    ["an admin is impersonating", { status: 403, body: { code: "acting" } }, messages.download.acting],
    [
      "the rate limit is reached",
      { status: 429, headers: { "retry-after": "120" } },
      "Too many attempts. Please wait 2 minutes and try again.",
    ],
  ])("can be retried when %s", async (_why, response, message) => {
    const { user } = open(response);
    await user.click(await button("Download my data"));
    await expect.poll(() => screen.getByRole("alert").textContent).toBe(message);
    fakeBff(() => ({ headers: disposition }));
    await user.click(await button("Try again"));
    await screen.findByText(/is ready/);
    expect([savedFiles.length, screen.getByRole("alert").textContent]).toEqual([1, ""]);
  });
});

describe("account deletion", () => {
  async function openDialog(response: FakeResponse | "offline") {
    const opened = open(response);
    await opened.user.click(screen.getByRole("button", { name: "Delete my account" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Your password");
    return { ...opened, field, submit: () => screen.getByRole("button", { name: "Delete for good" }) };
  }

  it("lists deleted data, retained data and recipients of mails before deletion", async () => {
    await openDialog({ status: 204 });
    const dialog = screen.getByRole("dialog", { name: messages.delete.question });
    for (const point of [...messages.delete.deleted, ...messages.delete.stays])
      expect(dialog.textContent).toContain(point);
    expect(dialog.textContent).toContain("We’ll send one last email to o@x.test");
  });

  it("requires the password, clears the store and replaces the page", async () => {
    localStorage.setItem("tailmark:1:auth", JSON.stringify({ userType: "owner", isLoggedIn: true }));
    const { user, field, submit, bff } = await openDialog({ status: 204 });
    await user.click(submit());
    expect(await screen.findByText(englishText("fields.required"))).toBeDefined();
    expect(bff.count("POST", /deletion/)).toBe(0);
    await user.type(field, "my password{Enter}");
    await expect.poll(() => replace.mock.calls).toEqual([["/account-deleted"]]);
    expect(bff.requests.at(-1)).toMatchObject({
      method: "POST",
      path: "/my/account/deletion",
      body: { password: "my password" },
    });
    expect(forgetAgent.mock.calls).toEqual([[7]]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('isLoggedIn\\":true');
    await screen.findByRole("button", { name: messages.delete.deleting });
  });

  it("displays a wrong password at its field and stays on the page", async () => {
    const { user, field, submit } = await openDialog({
      status: 428,
      body: { password: englishText("fields.invalid") },
    });
    await user.type(field, "not this one");
    await user.click(submit());
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, FakeResponse | "offline", string]>([
    ["an admin account", { status: 403, body: { code: "is_admin" } }, messages.delete.is_admin],
    ["a demo account", { status: 403, body: { code: "demo_account" } }, messages.delete.demo_account],
    ["an impersonated account", { status: 403, body: { code: "acting" } }, messages.delete.acting],
    ["a server error", { status: 500, body: {} }, "Failed to delete your account"],
  ])("displays the reason for %s", async (_what, response, message) => {
    const { user, field, submit } = await openDialog(response);
    await user.type(field, "my password");
    await user.click(submit());
    await screen.findByText(message);
    expect([replace.mock.calls.length, field.value]).toEqual([0, "my password"]);
  });
});
