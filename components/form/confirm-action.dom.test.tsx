import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { RevokeToken } from "@/components/account/api-tokens/revoke-token-client";
import {
  DeclineButton,
  RemoveRecord,
} from "@/components/animals/records/collected-animals/record-actions-client";
import { Toasts } from "@/components/layout/toasts-client";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const formMessages = getMessages("en", "form");
const record = {
  id: 7,
  name: "Clover",
  messages: getMessages("en", "collectedAnimals").remove,
  formMessages,
};
const declined = { ...record, messages: getMessages("en", "collectedAnimals").waiting.decline };
const token = { id: 7, name: "Kennel", messages: getMessages("en", "apiTokens"), formMessages };

it.each([
  ["a deleted record", () => <RemoveRecord {...record} />, record.messages.submit],
  ["a declined animal", () => <DeclineButton {...declined} />, declined.messages.submit],
  ["a revoked token", () => <RevokeToken {...token} />, token.messages.revoke.submit],
])(
  "a confirmed action moves the focus to the heading and announces %s",
  async (_what, renderButton, submit) => {
    fakeBff(() => ({ status: 204 }));
    renderInStore(
      <>
        <main>
          <h1>All of yours</h1>
          {renderButton()}
        </main>
        <Toasts label="Messages" networkError="Network error" />
      </>,
    );
    await userEvent.click(screen.getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: submit }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText("All of yours")));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("Done.")).toBeTruthy();
  },
);
