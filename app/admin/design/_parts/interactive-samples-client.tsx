"use client";

import { useState } from "react";
import { Combobox } from "@/components/ui/combobox-client";
import { FailedState } from "@/components/ui/failed-state";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { Quantity } from "@/components/ui/quantity-client";
import { Sample } from "./sample";

const breeds = Array.from({ length: 40 }, (_, index) => ({
  value: String(index),
  label: `Breed number ${index + 1}`,
}));
const pageSize = 10;

/** Components that need a script. */
export function InteractiveSamples() {
  return (
    <>
      <Sample name="Opened by a button">
        <div className="flex flex-wrap gap-3">
          <DialogButton
            label="Dialog"
            title="Remove this animal?"
            description="For good."
            closeLabel="Close"
          />
        </div>
        <Quantity label="Quantity" lessLabel="One less" moreLabel="One more" max={5} quantity={4} />
      </Sample>
      <Sample name="Search, failure">
        <BreedSearch />
        <Failure />
      </Sample>
    </>
  );
}

function doNothing(): void {}

function BreedSearch() {
  const [text, setText] = useState("");
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const matches = breeds.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label="Breed"
      hint="Type, or press the arrow key"
      options={matches.slice(0, visibleCount)}
      onSearch={setText}
      onChoose={doNothing}
      onMore={() => setVisibleCount((count) => count + pageSize)}
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
