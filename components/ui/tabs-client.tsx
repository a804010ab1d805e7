"use client";

import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
}

const tabStyles =
  "min-h-11 border-b-4 border-transparent px-4 font-medium whitespace-nowrap text-quiet hover:text-ink data-active:border-brand data-active:text-ink";

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.key}>
      {/* Padding, because the scroll container would cut off the focus ring of the first tab. */}
      <BaseTabs.List aria-label={label} className="flex overflow-x-auto border-b border-line p-1 pb-0">
        {tabs.map(({ key, label: text }) => (
          <BaseTabs.Tab key={key} value={key} className={tabStyles}>
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ key, content }) => (
        <BaseTabs.Panel key={key} value={key} className="py-4">
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
