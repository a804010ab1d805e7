import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { redirectTo } from "@/components/orders/public/redirect-to";
import {
  fakeActivation,
  fullRecord,
  kitBarcode,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import { click, heading, setUpActivation } from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation();

it("the activation form reads the kit again and activates it under the same id after a lost response", async () => {
  const responses: ("offline" | object)[] = ["offline", { body: { token: "t".repeat(43) } }];
  const { requests } = fakeActivation(({ path, method }) =>
    path === "/activate" && method === "POST" ? responses.shift() : undefined,
  );
  renderActivation("review", fullRecord);
  await heading("Check your details");
  await click("Activate this kit");
  await screen.findByRole("alert");
  await click("Activate this kit");
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  const bodiesOf = (call: string) =>
    requests.filter(({ path, method }) => path === call && method === "POST").map(({ body }) => body);
  for (const call of ["/activate/barcode", "/activate"])
    for (const body of bodiesOf(call)) expect(body).toMatchObject({ id: fullRecord.id });
  expect(bodiesOf("/activate")).toHaveLength(2);
});

it("the activation form sends the same id after a lost response and another visit of all steps", async () => {
  const responses: ("offline" | object)[] = ["offline", { body: { token: "t".repeat(43) } }];
  const { requests } = fakeActivation(({ path, method }) => {
    if (path === "/activate/register-email") return { body: { id: "n".repeat(32), email: fullRecord.email } };
    return path === "/activate" && method === "POST" ? responses.shift() : undefined;
  });
  renderActivation("review", fullRecord);
  await heading("Check your details");
  await click("Activate this kit");
  await screen.findByRole("alert");
  await click("Change: Email");
  await heading("Where should we send the results?");
  await click("Continue");
  await heading("Check your details");
  for (const [step, title] of [
    ["Change: Kit", "Which kit do you have?"],
    ["Change: Animal", "Whose sample is it?"],
  ] as const) {
    await click(step);
    await heading(title);
    await click("Continue");
    await heading("Check your details");
  }
  await click("Activate this kit");
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  const sent = requests.filter(({ path }) =>
    ["/activate", "/activate/enter-kit-barcode", "/activate/about-my-pet"].includes(path),
  );
  expect(sent).toHaveLength(4);
  for (const { body } of sent) expect(body).toMatchObject({ id: fullRecord.id });
});

it.each(["barcode", "review"] as const)(
  "the activation form links the user's own activated kit to its animal, at %s",
  async (step) => {
    const activation = "t".repeat(43);
    const body = { code: "already_activated", message: "Used.", barcode: kitBarcode, activation };
    fakeActivation(({ path }) =>
      path === `/activate/${step === "barcode" ? "enter-kit-barcode" : "review"}`
        ? { status: 409, body }
        : undefined,
    );
    renderActivation(step, fullRecord);
    if (step === "barcode") await click("Continue");
    const link = await screen.findByRole("link", { name: "Open the activation" });
    expect(link.getAttribute("href")).toBe(`/activate/complete?activation=${activation}`);
    expect(screen.getByText(/You have already activated/)).toBeDefined();
  },
);
