import { File } from "node:buffer";
import { createHash } from "node:crypto";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { FileCheck } from "./file-check-client";

const messages = getMessages("en", "passport").file;

it.each([
  ["the issued file", "issued", "same"],
  ["another file", "changed", "different"],
] as const)("the file check reads %s that was chosen before hydration", async (_file, content, result) => {
  const check = <FileCheck sha256={createHash("sha256").update("issued").digest("hex")} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(check);
  const file = new File([content], "copy.pdf", { type: "application/pdf" });
  Object.defineProperty(container.querySelector("input"), "files", { value: [file] });
  render(check, { container, hydrate: true });
  expect(await screen.findByText(messages[result])).toBe(screen.getByRole("status"));
});
