import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { ShareForm } from "./share-form-client";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

it("the share form offers what a link can show, and includes the facts in documents", async () => {
  const { requests } = fakeBff(() => "offline");
  renderInStore(<ShareForm animalId={7} isDog clubs={[]} />);
  const box = (name: string) => screen.queryByRole("checkbox", { name });
  await userEvent.click(screen.getByRole("checkbox", { name: "Name, photo and details" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Reports and certificates" }));
  expect(box("Name, photo and details")).toMatchObject({ checked: true, disabled: true });
  await userEvent.selectOptions(screen.getByLabelText("Share with"), "link");
  expect(box("Reports and certificates")).toBeNull();
  expect(box("DNA profile for parentage")).toBeNull();
  expect(box("Name, photo and details")).toMatchObject({ checked: false, disabled: false });
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([{ kind: "link", scopes: ["results"] }]),
  );
});
