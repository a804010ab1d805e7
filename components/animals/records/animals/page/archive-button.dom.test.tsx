import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { fakeBff } from "@/store/testing/fake-bff";
import { ArchiveButton } from "./archive-button-client";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const button = (isArchived: boolean) => (
  <StoreProvider>
    <ArchiveButton id={3} name="Rex" isArchived={isArchived} />
  </StoreProvider>
);

it("the archive button says that the animal is archived, before and after the page refreshes", async () => {
  fakeBff(() => ({ status: 204 }));
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  await expect.poll(() => screen.getByRole("status").textContent).toBe("Rex is archived.");
  rerender(button(true));
  expect(screen.getByRole("status").textContent).toBe("Rex is archived.");
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  await expect.poll(() => screen.getByRole("status").textContent).toBe("Rex is back in your list.");
});
