import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type SyntheticEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { LinkButton } from "@/components/links/link-button";
import { Button } from "./button";

function SlowForm({ onSend }: { readonly onSend: () => void }) {
  const [isSending, setIsSending] = useState(false);
  function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsSending(true);
    onSend();
  }
  return (
    <form onSubmit={send}>
      <Button type="submit" pending={isSending && "Sending"}>
        Send
      </Button>
    </form>
  );
}

it("a button submits its form once, shows the pending label and keeps the focus", async () => {
  const onSend = vi.fn();
  const user = userEvent.setup();
  render(<SlowForm onSend={onSend} />);
  await user.tab();
  await user.keyboard("{Enter}");
  const busy = screen.getByRole("button", { name: "Sending" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => document.activeElement).toBe(busy);
  await user.keyboard("{Enter} ");
  await user.click(busy);
  expect(onSend).toHaveBeenCalledTimes(1);
});

it("a button ignores clicks while pending", async () => {
  const onClick = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(
    <Button onClick={onClick} pending="Saving">
      Save
    </Button>,
  );
  await user.click(screen.getByRole("button", { name: "Saving" }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("a button submits a form only with type submit", async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Only a button</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Only a button" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("LinkButton is a link", () => {
  render(<LinkButton href="/store">To the store</LinkButton>);
  expect(screen.getByRole("link", { name: "To the store" }).getAttribute("href")).toBe("/store");
});
