import { englishText } from "@/lib/domain/error-response";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { toApplication } from "./application";
import { ApprovalsQueue } from "./approvals-queue-client";
import { MyApprovals } from "./my-approvals";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => refresh.mockClear());

const messages = getMessages("en", "approvals");

function open(part: ReactNode, response: FakeResponse | "offline" | Promise<FakeResponse> = { body: {} }) {
  const bff = fakeBff(() => response);
  renderInStore(part);
  return { user: userEvent.setup(), requests: bff.requests };
}

const approval = {
  id: 7,
  kind: "orderSupplies",
  state: "waiting",
  details: "Thirty samples",
  listing: null,
  show: null,
  agent: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: "2026-03-04T12:00:00.000Z",
  applicant: {
    id: 5,
    name: "Dr $& Reyes",
    email: "t@x.test",
    type: "vet",
    clinic: "Bay",
    registrationNumber: null,
  },
} as const;
const decided = { ...approval, id: 8, state: "declined", note: "No number", decidedBy: "Ada" } as const;

describe("approvals queue", () => {
  const applications = [
    toApplication(approval),
    toApplication({ ...decided, decidedAt: "2026-03-05T12:00:00.000Z" }),
  ];
  const queue = <ApprovalsQueue applications={applications} />;
  const cards = () => screen.getAllByRole("article", { name: "Dr $& Reyes" });
  const first = () => within(cards()[0] ?? document.body);
  const actionButton = (name: string) => first().getByRole("button", { name: new RegExp(`^${name} `) });
  const dialog = async () => within(await screen.findByRole("dialog"));

  it("displays the applications with their state", () => {
    open(queue);
    const texts = cards().map((card) => card.textContent);
    for (const fact of ["Waiting", "t@x.test", "Applied on 04/03/2026", "Thirty samples", "Bay", "Not given"])
      expect(texts[0]).toContain(fact);
    expect(texts[1]).toContain("Declined by Ada on 05/03/2026");
    expect(texts[1]).toContain("No number");
    expect(within(cards()[1] ?? document.body).queryAllByRole("button")).toEqual([]);
  });

  it("approves without a note and keeps the application in its place", async () => {
    const { user, requests } = open(queue, { body: { ...approval, state: "approved", decidedBy: "Bo $&" } });
    await user.click(actionButton("Approve"));
    const box = await dialog();
    expect(box.getByRole("heading", { name: "Approve: Dr $& Reyes" })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box.getByLabelText("Note to them")));
    await user.click(box.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Approved by Bo $& just now")).toHaveProperty("role", "status");
    expect(requests).toEqual([
      { method: "PUT", path: "/admin/approvals/7", body: { decision: "approved", note: null } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.textContent).toBe("Dr $& Reyes");
    expect(first().queryAllByRole("button")).toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("declines only with a note, and sends one request", async () => {
    let respond = (_value: FakeResponse) => {};
    const { user, requests } = open(queue, new Promise((resolve) => (respond = resolve)));
    await user.click(actionButton("Decline"));
    const box = await dialog();
    const button = () => box.getByRole("button", { name: /^(Decline|One moment)$/ });
    await user.click(button());
    expect(await box.findByText(englishText("fields.required"))).toBeDefined();
    expect(requests).toEqual([]);
    await user.type(box.getByLabelText("Note to them"), "Which number?");
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe("One moment"));
    await user.click(button());
    respond({ body: { ...approval, state: "declined", note: "Which number?", decidedBy: "Ada" } });
    expect(await screen.findByText("Declined by Ada just now")).toBeDefined();
    expect(first().getByText("Which number?")).toBeDefined();
    expect(requests.map(({ body }) => body)).toEqual([{ decision: "declined", note: "Which number?" }]);
  });

  it("displays the message when another admin has decided already", async () => {
    const body = { code: "decided", message: "Bo Second has approved this already." };
    const { user } = open(queue, { status: 409, body });
    await user.click(actionButton("Approve"));
    await user.click((await dialog()).getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(body.message)).toHaveProperty("role", "status");
    expect(first().queryAllByRole("button")).toEqual([]);
  });

  it.each<[string, FakeResponse | "offline", string]>([
    ["the server fails", { status: 500, body: { code: "internal", message: "x" } }, "Failed to decide"],
    ["the network fails", "offline", "Network error"],
  ])("keeps the dialog and the typed note when %s", async (_why, response, message) => {
    const { user } = open(queue, response);
    await user.click(actionButton("Decline"));
    const box = await dialog();
    await user.type(box.getByLabelText("Note to them"), "Which number?");
    await user.click(box.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(box.getByRole("alert").textContent).toBe(message));
    expect(box.getByLabelText<HTMLTextAreaElement>("Note to them").value).toBe("Which number?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect.poll(() => document.activeElement).toBe(actionButton("Decline"));
  });
});

describe("own approvals", () => {
  const standing = { kind: "orderSupplies", state: "none", canApply: true, note: null } as const;

  it.each([
    [{ ...standing, canApply: false }, messages.mine.orderSupplies.locked],
    [{ ...standing, state: "waiting", canApply: false }, messages.mine.orderSupplies.waiting],
    [{ ...standing, state: "approved", canApply: false }, messages.mine.orderSupplies.approved],
    [{ ...standing, kind: "vet", state: "waiting", canApply: false }, messages.mine.vet.waiting],
  ] as const)("displays the state of %j without a form", (status, text) => {
    open(<MyApprovals approvals={[status]} />);
    expect(screen.getByRole("region", { name: messages.mine[status.kind].title }).textContent).toContain(
      text,
    );
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("sends an application and confirms it", async () => {
    const { user, requests } = open(<MyApprovals approvals={[standing]} />);
    const form = within(screen.getByRole("form", { name: "Ordering supplies" }));
    await user.click(form.getByRole("button", { name: "Apply" }));
    expect(await form.findByText(englishText("fields.required"))).toBeDefined();
    await user.type(form.getByLabelText(messages.mine.orderSupplies.details), "Thirty a month");
    await user.click(form.getByRole("button", { name: "Apply" }));
    const heading = await screen.findByRole("heading", { name: "Ordering supplies: Applied" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(requests).toEqual([
      {
        method: "POST",
        path: "/my/approvals",
        body: { kind: "orderSupplies", details: "Thirty a month" },
      },
    ]);
  });

  it("displays why an application was declined, and offers to apply again", () => {
    const declined = { ...standing, state: "declined", note: "No $& number" } as const;
    open(<MyApprovals approvals={[declined]} />);
    const form = screen.getByRole("form", { name: "Ordering supplies" });
    expect(form.textContent).toContain("Our note: No $& number");
    expect(form.textContent).toContain(messages.mine.orderSupplies.declined);
  });

  it("displays that approvals could not be loaded", () => {
    open(<MyApprovals approvals={undefined} />);
    expect(screen.getByRole("alert").textContent).toBe(messages.mine.failed);
  });
});
