import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { TransferForm } from "./transfer-form-client";

const messages = getMessages("en", "multipacks");
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

it("the transfer form repeats a lost request under the same id, and starts another transfer under a new one", async () => {
  const responses: (FakeResponse | "offline")[] = ["offline"];
  const { requests } = fakeBff(() => responses.shift() ?? { body: { isDelivered: true } });
  renderInStore(<TransferForm packs={[{ id: 447, name: "Five tests", categoryId: 1, units: 20 }]} />);
  const fillIn = () => {
    const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
    set(screen.getByLabelText(new RegExp(messages.form.kind)), "1");
    set(screen.getByLabelText(new RegExp(messages.form.email)), "friend@example.test");
  };
  const submit = async () =>
    fireEvent.click(await screen.findByRole("button", { name: messages.form.submit }));
  fillIn();
  await submit();
  await screen.findByText("Network error");
  await submit();
  await screen.findByText(messages.form.delivered);
  fillIn();
  await submit();
  await expect.poll(() => requests).toHaveLength(3);
  const [first, second, third] = requests.map(({ body }) => (body as { attemptId?: string }).attemptId);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
