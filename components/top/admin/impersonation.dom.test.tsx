import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { storageKey } from "@/store/persistence/storage";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { userFixture } from "@/store/testing/user-fixture";
import { StopImpersonating } from "@/components/top/public/stop-impersonating-client";
import { ImpersonateForm } from "./impersonate-form-client";

// The page that opens is not part of these tests.
beforeEach(() => vi.spyOn(console, "error").mockReturnValue());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const stored = () =>
  `${localStorage.getItem(storageKey("activation"))} ${localStorage.getItem(storageKey("cart"))}`;

async function start() {
  const messages = getMessages("en", "admin").impersonation;
  renderInStore(<ImpersonateForm userId={7} name="Vic Moor" type="vet" />);
  await userEvent.click(screen.getByText(messages.open));
  await userEvent.type(screen.getByLabelText(messages.reason), "Cannot find an order");
  await userEvent.click(screen.getByRole("button", { name: messages.start }));
}

async function stop() {
  renderInStore(<StopImpersonating label="Stop" />);
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
}

it.each([
  ["starting", start],
  ["stopping", stop],
])("%s to impersonate forgets the activation and the cart of the user before", async (_what, act) => {
  const record = { email: "robin@buyers.test", pet: { petName: "Bella" } };
  localStorage.setItem(storageKey("activation"), JSON.stringify({ steps: {}, record }));
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId: "a".repeat(43), step: 0 }));
  fakeBff(({ path }) =>
    path === "/my/details" ? { body: userFixture({ isAdmin: true }) } : { status: 204 },
  );
  await act();
  await waitFor(() => expect(stored()).not.toMatch(/Bella|robin|aaaa/));
  expect(localStorage.getItem(storageKey("activation"))).toBeNull();
});
