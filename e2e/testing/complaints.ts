import type { BrowserContext } from "@playwright/test";
import { cardNumbersIn } from "@/e2e/testing/card-numbers";

/** The one place that may see a card's number, and forgets it: there is none where a real provider is set up. */
const sandboxVault = "/api/store/checkout/sandbox/card";

function isSentToUs(url: string, shop: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === shop && pathname !== sandboxVault;
}

/** Everything a careful eye would object to while pages are open, in words. */
export class Complaints {
  readonly #all: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For what a test brings about on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#all.filter((words) => !this.#expected.some((pattern) => pattern.test(words)));
  }

  /** Listens to all pages of the context, those still to come too. */
  async watch(context: BrowserContext, shop: string): Promise<void> {
    const say = (words: string) => void this.#all.push(words);
    context.on("console", (message) => say(`console ${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => say(`error: ${error.error().message}`));
    context.on("request", (request) => {
      const url = request.url();
      if (isSentToUs(url, shop) && cardNumbersIn(request.postData() ?? "").length > 0)
        say(`a card's number was sent to ${url}`);
      if (new URL(url).origin !== shop && !/^(data|blob):/.test(url)) say(`foreign request: ${url}`);
    });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
        console.error(`CSP: ${violatedDirective}`),
      );
    });
  }

  /** What the browser still keeps at the end. */
  async lookIntoStorage(context: BrowserContext, shop: string): Promise<void> {
    const { origins } = await context.storageState();
    const kept = origins.filter(({ origin }) => origin === shop).flatMap(({ localStorage }) => localStorage);
    for (const { name, value } of kept)
      if (cardNumbersIn(value).length > 0) this.#all.push(`a card's number is kept under ${name}`);
  }
}
