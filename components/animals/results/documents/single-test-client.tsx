"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import { Select } from "@/components/ui/select";
import type { ListedDocument } from "./document-types";
import { FileActions } from "./file-actions-client";
import { PassportActions } from "./passport-actions-client";

interface SingleTestProps {
  readonly animalId: number;
  readonly barcode: string;
  readonly documents: readonly ListedDocument[];
  readonly isOwner: boolean;
  readonly email: string;
}

/** One test of the report, chosen from all of them. */
export function SingleTest({ animalId, barcode, documents, isOwner, email }: SingleTestProps) {
  const messages = useMessages("documents.actions");
  const [key, setKey] = useState(documents[0]?.key ?? "");
  const chosen = documents.find((document) => document.key === key);
  const title = chosen?.test ?? key;
  const options = documents.map((document) => ({
    value: document.key,
    label: document.test ?? document.key,
  }));
  return (
    <div className="grid gap-3">
      <Select
        label={messages.test}
        options={options}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <FileActions
        key={`file ${key}`}
        document={{ animalId, barcode, kind: "single", key }}
        title={title}
        email={email}
      />
      {chosen?.issued && (
        <PassportActions key={chosen.issued.token} issued={chosen.issued} title={title} isOwner={isOwner} />
      )}
    </div>
  );
}
