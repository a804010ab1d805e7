// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fieldMessages } from "@/lib/contract/messages";
import words from "@/messages/en/approvals.json" with { type: "json" };
import sendingWords from "@/messages/en/form.json" with { type: "json" };
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { deskEntry } from "./desk-entry";
import { Desk } from "./desk-client";
import { MyApprovals } from "./my-approvals";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  refresh.mockClear();
});

const all = { words, sendingWords };

function open(part: ReactNode, answer: Told | "nobody" | Promise<Told> = { body: {} }) {
  const shop = fakeShop(() => answer);
  render(<StoreProvider>{part}</StoreProvider>);
  return { user: userEvent.setup(), asked: shop.asked };
}

const approval = {
  id: 7,
  kind: "orderSupplies",
  state: "waiting",
  details: "Thirty samples",
  listing: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: "2026-03-04T12:00:00.000Z",
  applicant: { name: "Dr $& Reyes", email: "t@x.test", type: "vet", clinic: "Bay", registrationNumber: null },
} as const;
const decided = { ...approval, id: 8, state: "declined", note: "No number", decidedBy: "Ada" } as const;

describe("the desk", () => {
  const entries = [
    deskEntry(approval, "AU"),
    deskEntry({ ...decided, decidedAt: "2026-03-05T12:00:00.000Z" }, "AU"),
  ];
  const desk = <Desk entries={entries} {...all} />;
  const cards = () => screen.getAllByRole("article", { name: "Dr $& Reyes" });
  const first = () => within(cards()[0] ?? document.body);
  const press = (name: string) => first().getByRole("button", { name: new RegExp(`^${name} `) });
  const dialog = async () => within(await screen.findByRole("dialog"));

  it("says who asks for what, and how each stands", () => {
    open(desk);
    const said = cards().map((card) => card.textContent);
    for (const fact of ["Waiting", "t@x.test", "Applied on 04/03/2026", "Thirty samples", "Bay", "Not given"])
      expect(said[0]).toContain(fact);
    expect(said[1]).toContain("Declined by Ada on 05/03/2026");
    expect(said[1]).toContain("No number");
    expect(within(cards()[1] ?? document.body).queryAllByRole("button")).toEqual([]);
  });

  it("approves with a note or without, and what was decided stays in its place", async () => {
    const { user, asked } = open(desk, { body: { ...approval, state: "approved", decidedBy: "Bo $&" } });
    await user.click(press("Approve"));
    const box = await dialog();
    expect(box.getByRole("heading", { name: "Approve: Dr $& Reyes" })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box.getByLabelText("Note to them")));
    await user.click(box.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Approved by Bo $& just now")).toHaveProperty("role", "status");
    expect(asked).toEqual([
      { method: "PUT", path: "/admin/approvals/7", body: { decision: "approved", note: null } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.textContent).toBe("Dr $& Reyes");
    expect(first().queryAllByRole("button")).toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("declines with a note only, once, however often it is pressed", async () => {
    let answer = (_told: Told) => {};
    const { user, asked } = open(desk, new Promise((resolve) => (answer = resolve)));
    await user.click(press("Decline"));
    const box = await dialog();
    const button = () => box.getByRole("button", { name: /^(Decline|One moment)$/ });
    await user.click(button());
    expect(await box.findByText(fieldMessages.required)).toBeDefined();
    expect(asked).toEqual([]);
    await user.type(box.getByLabelText("Note to them"), "Which number?");
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe("One moment"));
    await user.click(button());
    answer({ body: { ...approval, state: "declined", note: "Which number?", decidedBy: "Ada" } });
    expect(await screen.findByText("Declined by Ada just now")).toBeDefined();
    expect(first().getByText("Which number?")).toBeDefined();
    expect(asked.map(({ body }) => body)).toEqual([{ decision: "declined", note: "Which number?" }]);
  });

  it("says who was first where somebody else has decided meanwhile", async () => {
    const body = { code: "decided", message: "Bo Second has approved this already." };
    const { user } = open(desk, { status: 409, body });
    await user.click(press("Approve"));
    await user.click((await dialog()).getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(body.message)).toHaveProperty("role", "status");
    expect(first().queryAllByRole("button")).toEqual([]);
  });

  it.each<[string, Told | "nobody", string]>([
    ["the shop fails", { status: 500, body: { code: "internal", message: "x" } }, "Failed to decide"],
    ["nobody answers", "nobody", "Network error"],
  ])("keeps the dialog and what was typed where %s", async (_why, answer, message) => {
    const { user } = open(desk, answer);
    await user.click(press("Decline"));
    const box = await dialog();
    await user.type(box.getByLabelText("Note to them"), "Which number?");
    await user.click(box.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(box.getByRole("alert").textContent).toBe(message));
    expect(box.getByLabelText<HTMLTextAreaElement>("Note to them").value).toBe("Which number?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(press("Decline"));
  });
});

describe("one's own approvals", () => {
  const standing = { kind: "orderSupplies", state: "none", canApply: true, note: null } as const;

  it.each([
    [{ ...standing, canApply: false }, words.mine.orderSupplies.locked],
    [{ ...standing, state: "waiting", canApply: false }, words.mine.orderSupplies.waiting],
    [{ ...standing, state: "approved", canApply: false }, words.mine.orderSupplies.approved],
    [{ ...standing, kind: "vet", state: "waiting", canApply: false }, words.mine.vet.waiting],
  ] as const)("%j is said, and there is no form", (one, said) => {
    open(<MyApprovals standings={[one]} {...all} />);
    expect(screen.getByRole("region", { name: words.mine[one.kind].title }).textContent).toContain(said);
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("are applied for by what one says, and that is acknowledged", async () => {
    const { user, asked } = open(<MyApprovals standings={[standing]} {...all} />);
    const form = within(screen.getByRole("form", { name: "Ordering supplies" }));
    await user.click(form.getByRole("button", { name: "Apply" }));
    expect(await form.findByText(fieldMessages.required)).toBeDefined();
    await user.type(form.getByLabelText(words.mine.orderSupplies.details), "Thirty a month");
    await user.click(form.getByRole("button", { name: "Apply" }));
    const heading = await screen.findByRole("heading", { name: "Ordering supplies: Applied" });
    expect(document.activeElement).toBe(heading);
    expect(asked).toEqual([
      {
        method: "POST",
        path: "/my/approvals",
        body: { kind: "orderSupplies", details: "Thirty a month" },
      },
    ]);
  });

  it("that were declined say why, and can be applied for again", () => {
    const declined = { ...standing, state: "declined", note: "No $& number" } as const;
    open(<MyApprovals standings={[declined]} {...all} />);
    const form = screen.getByRole("form", { name: "Ordering supplies" });
    expect(form.textContent).toContain("Our note: No $& number");
    expect(form.textContent).toContain(words.mine.orderSupplies.declined);
  });

  it("say what the shop answers to a second application", async () => {
    const message = "You have applied already. We write to you as soon as it is decided.";
    const { user } = open(<MyApprovals standings={[standing]} {...all} />, {
      status: 409,
      body: { code: "waiting", message },
    });
    await user.type(screen.getByLabelText(words.mine.orderSupplies.details), "Again");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
  });

  it("that cannot be read are said to be so", () => {
    open(<MyApprovals standings={undefined} {...all} />);
    expect(screen.getByRole("alert").textContent).toBe(words.mine.failed);
  });
});
