"use client";

import { useState } from "react";
import { Select } from "@/components/ui/select";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";
import type { ListedDocument } from "./document-types";
import { FileActions } from "./file-actions-client";
import { PassportActions } from "./passport-actions-client";

interface SingleTestProps {
  readonly animalId: number;
  readonly barcode: string;
  readonly documents: readonly ListedDocument[];
  readonly isOwner: boolean;
  readonly email: string;
  readonly messages: Messages["documents"]["actions"];
  readonly formMessages: FormMessages;
}

/** One test of the report, chosen from all of them. */
export function SingleTest({ animalId, barcode, documents, isOwner, ...labels }: SingleTestProps) {
  const [key, setKey] = useState(documents[0]?.key ?? "");
  const chosen = documents.find((document) => document.key === key);
  const title = chosen?.test ?? key;
  const options = documents.map((document) => ({
    value: document.key,
    label: document.test ?? document.key,
  }));
  const { email, ...more } = labels;
  return (
    <div className="grid gap-3">
      <Select
        label={labels.messages.test}
        options={options}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <FileActions
        key={`file ${key}`}
        document={{ animalId, barcode, kind: "single", key }}
        title={title}
        email={email}
        {...more}
      />
      {chosen?.issued && (
        <PassportActions
          key={chosen.issued.token}
          issued={chosen.issued}
          title={title}
          isOwner={isOwner}
          {...more}
        />
      )}
    </div>
  );
}
