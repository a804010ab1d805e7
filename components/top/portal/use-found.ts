import { useMessages, useTranslator } from "#use-messages";
import { factSheetsRoutes } from "@/lib/contract/shop/fact-sheets/fact-sheets.routes";
import { portalRoutes } from "@/lib/contract/top/portal/portal.routes";
import type { Response } from "@/lib/contract/calls";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { paths } from "@/lib/navigation/paths";
import type { ToolName } from "@/lib/navigation/tools";
import { useQueryCall } from "@/store/api/use-query-call";
import type { PortalIconName } from "@/components/ui/portal-icon";

export interface FindableTool {
  readonly name: ToolName;
  readonly path: string;
  readonly icon: PortalIconName;
}

type FoundAnimal = Response<"portal.find">["animals"][number];

export interface FoundItem {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** Shown with its picture. */
  readonly animal?: FoundAnimal;
  readonly icon?: PortalIconName;
}

/** Shorter texts are not looked for. */
export const leastLength = 2;
/** Of texts that tests and descriptions are searched for. */
const leastTextLength = 3;
const shownItems = 5;

/** What matches the text, by kind. Tools are known, the user's own records and tests are requested. */
export function useFound(search: string, tools: readonly FindableTool[]) {
  const messages = useMessages("portal");
  const t = useTranslator("portal");
  const isSkipped = search.length < leastLength;
  const own = useQueryCall(portalRoutes.find, { query: { search } }, { isSkipped });
  const tests = useQueryCall(
    factSheetsRoutes.list,
    { query: { search, size: shownItems } },
    { isSkipped: search.length < leastTextLength },
  );
  const { animals = [], kits = [], orders = [] } = own.data ?? {};
  const groups = {
    animals: animals.map(toAnimal),
    kits: kits.map((kit) => ({
      href: kit.isActivated ? barcodePaths.trackSample(kit.barcode) : barcodePaths.activateKit(kit.barcode),
      title: formatBarcode(kit.barcode),
      text: t(kit.isActivated ? "find.track" : "find.activate", { name: kit.name }),
      icon: "tube",
    })),
    orders: orders.map(({ id, number, names }) => ({
      href: paths.order(id),
      title: number,
      text: names.join(", "),
      icon: "card",
    })),
    tools: findTools(
      tools.map(({ name, path, icon }) => ({ ...toolTexts(messages.tools, name), href: path, icon })),
      search,
    ),
    tests: (tests.data?.results ?? []).map(({ code, name, summary }) => ({
      href: paths.factSheet(code),
      title: name,
      text: summary,
      icon: "dna",
    })),
  } satisfies Readonly<Record<string, readonly FoundItem[]>>;
  return {
    groups: isSkipped ? undefined : groups,
    /** What is on display may belong to the text before. */
    isLoading: own.isFetching || tests.isFetching,
    hasFailed: own.isError || tests.isError,
  };
}

export type FoundGroups = NonNullable<ReturnType<typeof useFound>["groups"]>;

function toAnimal(animal: FoundAnimal): FoundItem {
  const { id, name, breed, registrationName } = animal;
  const text = [registrationName, breed?.name].filter(Boolean).join(", ");
  return { href: paths.animal(id), title: name, text, animal };
}

/** By name; longer texts also by description. */
function findTools(tools: readonly FoundItem[], search: string): readonly FoundItem[] {
  const byName = tools.filter(({ title }) => includesWords(title, search));
  const byText = tools.filter(
    (tool) => !byName.includes(tool) && includesWords(`${tool.title} ${tool.text ?? ""}`, search),
  );
  return [...byName, ...(search.length < leastTextLength ? [] : byText)].slice(0, shownItems);
}

type ToolTexts = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

function toolTexts(texts: ToolTexts, name: ToolName) {
  const found = texts[name];
  return { title: found?.name ?? name, text: found?.text };
}

/** Whether each word of the search begins a word of the text. */
function includesWords(text: string, search: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
