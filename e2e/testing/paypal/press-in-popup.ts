import type { Page } from "@playwright/test";

/** Presses a button of PayPal's window. All of them close it, sometimes before the press has returned. */
export async function pressInPopup(popup: Page, name: string): Promise<void> {
  await popup
    .getByRole("button", { name })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
}
