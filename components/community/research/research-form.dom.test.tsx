import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { ResearchForm } from "./research-form-client";

const fileId = "f".repeat(32);
const pdf = (name: string, type = "application/pdf") => new File(["%PDF-1.7 %%EOF"], name, { type });

function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  let questions = 0;
  const bff = fakeBff(({ path }) => {
    if (path === "/security-question")
      return { body: { question: `Question ${++questions}?`, challenge: `challenge-${questions}` } };
    return responses[path] ?? (path === "/research/files" ? { body: { id: fileId } } : { status: 204 });
  });
  renderInStore(
    <ResearchForm
      project="healthy-seniors"
      countries={[{ value: "NZ", label: "New Zealand" }]}
      links={{ research: "/research-innovation", privacy: "/privacy-and-disclosure" }}
    />,
  );
  const sent = () => bff.requests.filter(({ path }) => path === "/research/applications");
  return { user: userEvent.setup({ applyAccept: false }), sent };
}

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User) {
  await user.type(screen.getByLabelText("Name"), "Iris Vale");
  await user.type(screen.getByLabelText("Email"), "iris@example.test");
  await user.selectOptions(screen.getByLabelText("Country"), "New Zealand");
  await user.selectOptions(screen.getByLabelText("I am a"), "Scientist");
  await user.selectOptions(screen.getByLabelText("Species"), "Dogs and cats");
  await user.type(screen.getByLabelText("What do you propose or offer?"), "Samples");
  await user.click(screen.getByLabelText(/^I agree/));
  await user.type(await screen.findByLabelText("Question 1?"), "7");
}
const send = (user: User) => user.click(screen.getByRole("button", { name: "Send application" }));

it("the research form requires everything but institution, breeds and files, and focuses the first field", async () => {
  const { user, sent } = open();
  await send(user);
  await screen.findByLabelText("Question 1?");
  expect(await screen.findAllByText("This field is required")).toHaveLength(8);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(sent()).toEqual([]);
});

it("the research form sends the project of the page with the attached files and confirms", async () => {
  const { user, sent } = open();
  await fillIn(user);
  await user.upload(screen.getByLabelText("Add a file", { selector: "input" }), pdf("pedigree.pdf"));
  await screen.findByText("pedigree.pdf is attached.");
  await send(user);
  const done = await screen.findByRole("heading", { name: "Thank you for your application" });
  await expect.poll(() => document.activeElement).toBe(done);
  expect(screen.getByText(/confirmation to iris@example\.test/)).toBeTruthy();
  expect(sent().map(({ body }) => body)).toMatchObject([
    { project: "healthy-seniors", files: [fileId], challenge: "challenge-1", consent: true },
  ]);
});

it("the research form removes a file, and says why one is refused", async () => {
  const { user, sent } = open({
    "/research/files": {
      status: 428,
      body: { file: "We cannot read this file. Please send a PDF, JPEG or PNG" },
    },
  });
  await user.upload(
    screen.getByLabelText("Add a file", { selector: "input" }),
    pdf("notes.txt", "text/plain"),
  );
  expect(await screen.findByText(/^notes\.txt: We cannot read this file/)).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Attached files" })).toBeNull();
  cleanup();
  const second = open();
  await second.user.upload(screen.getByLabelText("Add a file", { selector: "input" }), pdf("a.pdf"));
  await second.user.click(await screen.findByRole("button", { name: "Remove a.pdf" }));
  expect(screen.queryByText("a.pdf")).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("heading", { name: "Files (optional)" }));
  expect(sent()).toEqual([]);
});

it("the research form shows another question after a wrong answer and sends the same form id again", async () => {
  const { user, sent } = open({
    "/research/applications": { status: 428, body: { security: "This answer is not right." } },
  });
  await fillIn(user);
  await send(user);
  const next = await screen.findByLabelText("Question 2?");
  expect(next).toHaveProperty("value", "");
  await user.type(next, "8");
  await send(user);
  await expect.poll(() => sent()).toHaveLength(2);
  const ids = sent().map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});
