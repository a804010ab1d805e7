import type { Page } from "@playwright/test";
import { type MessagePart, parseMessage } from "@/lib/i18n/parse-message";
import { allMessages } from "@/lib/i18n/generated/all-messages";

/** Product names stay English until the database has their translations. */
const isProductName = /^(DNA profile|Full Breed Profile|Geno Pet( for)?|Mixed breed)$/;

/** Literal parts of all English messages that are long enough not to occur by chance, such as in a product's name. */
export const englishTexts: readonly string[] = [...new Set(textsOf(allMessages.en).flatMap(literalsOf))];

/** Interface texts of the page that are plain English, although the page is in another language. */
export async function findEnglishTexts(page: Page): Promise<readonly string[]> {
  const texts = await readInterfaceTexts(page);
  return texts.flatMap((text) => {
    const found = englishTexts.filter((english) => text.includes(english));
    return found.length > 0 ? [`"${text}" contains "${found.join('", "')}"`] : [];
  });
}

/** Every text that is visible or announced, outside elements that are marked as English. */
function readInterfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEnglish = (element: Element) => element.closest("[lang='en']") !== null;
    const isHidden = (element: Element) => element.closest("script, style, noscript, template") !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent !== null && !isEnglish(parent) && !isHidden(parent) && parent.checkVisibility();
      if (isShown && node.textContent) texts.push(node.textContent);
    }
    const attributes = ["aria-label", "aria-description", "placeholder", "title", "alt"];
    for (const name of attributes)
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isEnglish(element) && !element.matches("[aria-hidden='true']"))
          texts.push(element.getAttribute(name) ?? "");
    return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  });
}

function textsOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

function literalsOf(message: string): string[] {
  return partsOf(parseMessage(message))
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => !isProductName.test(text))
    .filter((text) => text.length >= 10 || (text.length >= 6 && text.includes(" ")));
}

function partsOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    return part.kind === "plural" || part.kind === "select" ? Object.values(part.cases).flatMap(partsOf) : [];
  });
}
