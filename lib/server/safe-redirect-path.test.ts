import { expect, test } from "vitest";
import { safeRedirectPath } from "./safe-redirect-path";
import { foreignTargets, ownTargets } from "@/lib/server/testing/redirect-targets";

test.each(ownTargets)("safeRedirectPath accepts %s", (next, path) => {
  expect(safeRedirectPath(next)).toBe(path);
});

test.each([undefined, null, ...foreignTargets])("safeRedirectPath rejects %j", (next) => {
  expect(safeRedirectPath(next)).toBeUndefined();
});
