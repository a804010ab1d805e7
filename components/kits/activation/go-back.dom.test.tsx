import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { storageKey } from "@/store/persistence/storage";
import type { FakeResponse } from "@/store/testing/fake-bff";
import {
  fakeActivation,
  fullRecord,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import { click, heading, setUpActivation } from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation();

const pug = { id: 7, name: "Pug" };

it.each([
  ["the step before", ["Back"], "Which kit do you have?"],
  ["the step itself by way of the one before", ["Back", "Continue"], "Whose sample is it?"],
])(
  "the activation form stores a response that arrives at %s, and stays there",
  async (_name, clicks, title) => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const slow = new Promise<FakeResponse>((resolve) => (respond = resolve));
    fakeActivation(({ path }) => (path === "/activate/about-my-pet" ? slow : undefined));
    renderActivation("pet", fullRecord);
    await heading("Whose sample is it?");
    await click("Continue");
    await screen.findByRole("button", { name: "One moment" });
    for (const name of clicks) await click(name);
    await heading(title);
    respond({ body: { form: "birth-date", breed: pug } });
    await waitFor(() =>
      expect(localStorage.getItem(storageKey("activation"))).toContain(JSON.stringify(pug)),
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  },
);

it("the activation form hides Back while the kit is being activated, and shows it again after a failure", async () => {
  let respond: (response: FakeResponse) => void = () => undefined;
  const slow = new Promise<FakeResponse>((resolve) => (respond = resolve));
  fakeActivation(({ path, method }) => (path === "/activate" && method === "POST" ? slow : undefined));
  renderActivation("review", fullRecord);
  await heading("Check your details");
  await click("Activate this kit");
  await screen.findByRole("button", { name: "Activating" });
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  respond({ status: 500 });
  await screen.findByRole("button", { name: "Back" });
});

it("the activation form follows the back and forward buttons, with one history entry per step", async () => {
  fakeActivation();
  renderActivation("person", fullRecord);
  await heading("About you");
  const entries = window.history.length;
  await click("Continue");
  await heading("About the sample");
  await click("Continue");
  await heading("Check your details");
  expect(window.history.length).toBe(entries + 2);
  window.history.go(-2);
  await heading("About you");
  window.history.forward();
  await heading("About the sample");
  expect(window.location.search).toBe("?step=sample");
  expect(window.history.length).toBe(entries + 2);
});
