import type { BrowserContext } from "@playwright/test";
import { findCardNumbers } from "./card-numbers";

/** The only call that may receive card numbers. It exists only without a real provider. */
const sandboxVault = "/api/store/checkout/sandbox/card";

function isSentToUs(url: string, shop: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === shop && pathname !== sandboxVault;
}

/** Collects console messages, errors, CSP violations, foreign requests and leaked card numbers of all pages. */
export class PageProblems {
  readonly #all: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For problems that a test causes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#all.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  /** Listens to all pages of the context, future ones included. */
  async watch(context: BrowserContext, shop: string): Promise<void> {
    const add = (problem: string) => void this.#all.push(problem);
    context.on("console", (message) => add(`console ${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => add(`error: ${error.error().message}`));
    context.on("request", (request) => {
      const url = request.url();
      if (isSentToUs(url, shop) && findCardNumbers(request.postData() ?? "").length > 0)
        add(`a card number was sent to ${url}`);
      if (new URL(url).origin !== shop && !/^(data|blob):/.test(url)) add(`foreign request: ${url}`);
    });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
        console.error(`CSP: ${violatedDirective}`),
      );
    });
  }

  /** Looks for card numbers in local storage. */
  async checkStorage(context: BrowserContext, shop: string): Promise<void> {
    const { origins } = await context.storageState();
    const entries = origins
      .filter(({ origin }) => origin === shop)
      .flatMap(({ localStorage }) => localStorage);
    for (const { name, value } of entries)
      if (findCardNumbers(value).length > 0) this.#all.push(`a card number is stored under ${name}`);
  }
}
