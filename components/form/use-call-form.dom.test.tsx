import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { TextField } from "@/components/ui/text-field";
import { accountForms } from "@/lib/contract/account/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import messages from "@/messages/en/kernel/form.json" with { type: "json" };
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { userFixture } from "@/store/testing/user-fixture";
import { emptyToNull } from "./contract-resolver";
import { FormCard } from "./form-card";
import { type CallFormOptions, useCallForm } from "./use-call-form";

type Defaults = { readonly clinic: string; readonly registrationNumber: string };
type Options = Partial<
  CallFormOptions<typeof accountRoutes.updateVet, Defaults, { clinic: string; registrationNumber: string }>
>;

function VetForm(options: Options) {
  const form = useCallForm({
    route: accountRoutes.updateVet,
    schema: async () => accountForms.vet,
    defaults: { clinic: "North", registrationNumber: "1" },
    toBody: emptyToNull,
    ...options,
  });
  return (
    <FormCard title="Practice" messages={messages} form={form}>
      <TextField {...form.field("clinic")} label="Clinic" />
      <TextField {...form.field("registrationNumber")} label="Number" />
    </FormCard>
  );
}

type Responses = FakeResponse | "offline" | Promise<FakeResponse>;

function renderForm(response: Responses, options: Options = {}) {
  const bff = fakeBff(() => response);
  renderInStore(<VetForm {...options} />);
  const submit = () => fireEvent.click(screen.getByRole("button"));
  return { ...bff, submit };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
const saved: FakeResponse = { body: userFixture() };

describe("a form of one call", () => {
  it("sends the validated values and reports success", async () => {
    const onSuccess = vi.fn();
    const { submit, requests } = renderForm(saved, { onSuccess });
    type("Clinic", "South");
    submit();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(requests).toMatchObject([
      { method: "PUT", path: "/my/user/vet", body: { clinic: "South", registrationNumber: "1" } },
    ]);
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ type: "vet" }));
    type("Clinic", "West");
    expect(screen.queryByText("Saved.")).toBeNull();
  });

  it("shows a sign-in link and keeps field values when the session has ended", async () => {
    const body = { code: "not_signed_in", message: "Please sign in.", requestId: "1" };
    window.history.replaceState(null, "", "/my/my-profile?part=vet");
    const { submit } = renderForm({ status: 401, body });
    type("Clinic", "South");
    submit();
    const link = await screen.findByRole("link", { name: messages.signIn });
    expect(link.getAttribute("href")).toBe("/login?next=%2Fmy%2Fmy-profile%3Fpart%3Dvet");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(screen.getByRole("textbox", { name: "Clinic" })).toHaveProperty("value", "South");
  });

  it("validates with the contract before sending, and focuses the first error", async () => {
    const { submit, requests } = renderForm(saved);
    type("Clinic", "");
    submit();
    expect(await screen.findByText("This field is required")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Clinic" }));
    expect(requests).toEqual([]);
  });

  it("leaves the validation to the server when the rules cannot be loaded", async () => {
    const { submit, requests } = renderForm(
      { status: 428, body: { clinic: "This field is required" } },
      { schema: () => Promise.reject(new Error("offline")) },
    );
    type("Clinic", "");
    submit();
    expect(await screen.findByText("This field is required")).toBeTruthy();
    expect(requests).toMatchObject([{ body: { clinic: null, registrationNumber: "1" } }]);
  });

  it("displays field errors of a 428 at their fields, and focuses the first", async () => {
    const { submit } = renderForm({ status: 428, body: { registrationNumber: "This field is not valid" } });
    submit();
    expect(await screen.findByText("This field is not valid")).toBeTruthy();
    const field = screen.getByRole("textbox", { name: "Number" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it.each<[string, Responses, string]>([
    ["the network", "offline", "Network error"],
    ["a server error", { status: 500, body: {} }, "Failed to update vet user"],
    [
      "an error of a field that is not displayed",
      { status: 428, body: { other: "x" } },
      "Failed to update vet user",
    ],
    ["a code with its own message", { status: 403, body: { code: "locked" } }, "It is locked"],
  ])("displays a failure caused by %s, and keeps what was typed", async (_cause, response, failure) => {
    const { submit } = renderForm(response, { failuresByCode: { locked: "It is locked" } });
    type("Clinic", "South");
    submit();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(failure));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Clinic" }).value).toBe("South");
  });

  it("passes a refusal on instead of displaying it", async () => {
    const onRefusal = vi.fn();
    const { submit } = renderForm(
      { status: 409, body: { code: "decided", message: "Too late" } },
      { onRefusal },
    );
    submit();
    await waitFor(() => expect(onRefusal).toHaveBeenCalledOnce());
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("sends once however often the button is clicked, and can stay busy after success", async () => {
    let respond = (_response: FakeResponse) => {};
    const response = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    const onSuccess = vi.fn();
    const { submit, requests } = renderForm(response, { onSuccess, staysBusy: true });
    submit();
    submit();
    await waitFor(() => expect(screen.getByRole("button").textContent).toContain("Saving"));
    respond(saved);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    submit();
    expect(requests).toHaveLength(1);
    expect(screen.getByRole("button").textContent).toContain("Saving");
  });

  it("empties its fields after success when the form says so", async () => {
    const { submit } = renderForm(saved, {
      defaults: { clinic: "", registrationNumber: "" },
      isEmptiedOnSuccess: true,
    });
    type("Clinic", "South");
    type("Number", "2");
    submit();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Clinic" }).value).toBe("");
  });
});
