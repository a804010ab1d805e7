"use client";

import { useState } from "react";
import { Combobox } from "@/components/ui/combobox-client";
import { FailedState } from "@/components/ui/failed-state";
import { Menu } from "@/components/ui/menu-client";
import { Dialog, Drawer } from "@/components/ui/opener-client";
import { Quantity } from "@/components/ui/quantity-client";
import { Tabs } from "@/components/ui/tabs-client";
import { Tooltip } from "@/components/ui/tooltip-client";
import { Sample } from "./sample";

const breeds = Array.from({ length: 40 }, (_, index) => ({
  value: String(index),
  label: `Breed number ${index + 1}`,
}));
const pageSize = 10;

/** The parts that need a script to show what they do. */
export function LiveParts({ userType }: { readonly userType: string }) {
  return (
    <>
      <Sample name="Opened by a button">
        <div className="flex flex-wrap gap-3">
          <Dialog label="Dialog" title="Remove this animal?" description="For good." closeLabel="Close" />
          <Drawer label="Drawer" title="Your cart" closeLabel="Close">
            <p>Nothing in it yet.</p>
          </Drawer>
          <Menu
            label="Actions"
            actions={[
              { label: "Share", onChoose: noted },
              { label: "Archive", onChoose: noted, isDanger: true },
            ]}
          />
          <Tooltip label="What is a carrier?" text="One copy of the variant, which does not show.">
            ?
          </Tooltip>
        </div>
        <Quantity label="Quantity" lessLabel="One less" moreLabel="One more" max={5} quantity={4} />
      </Sample>
      <Sample name="Tabs, search, failure">
        <Tabs
          label={`Results, ${userType}`}
          tabs={[
            { key: "health", label: "Health", content: <p>Two tests, both clear.</p> },
            { key: "traits", label: "Traits", content: <p>A black coat.</p> },
          ]}
        />
        <BreedSearch />
        <Failure />
      </Sample>
    </>
  );
}

/** What the menu does is nothing here. */
function noted(): void {}

function BreedSearch() {
  const [text, setText] = useState("");
  const [shown, setShown] = useState(pageSize);
  const found = breeds.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label="Breed"
      hint="Type, or press the arrow key"
      options={found.slice(0, shown)}
      onSearch={setText}
      onChoose={noted}
      onMore={() => setShown((before) => before + pageSize)}
      loadingLabel="Loading"
      emptyLabel="No Results"
    />
  );
}

function Failure() {
  const [isTrying, setIsTrying] = useState(false);
  return (
    <FailedState
      message="Failed to fetch orders"
      retryLabel="Try again"
      retrying={isTrying && "Trying again"}
      onRetry={() => {
        setIsTrying(true);
        setTimeout(() => setIsTrying(false), 1500);
      }}
    />
  );
}
