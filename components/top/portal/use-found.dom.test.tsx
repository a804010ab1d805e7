import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { fakeBff } from "@/store/testing/fake-bff";
import { StoreProvider } from "@/store/provider-client";
import { useFound } from "./use-found";

const Providers = ({ children }: { readonly children: ReactNode }) => (
  <StoreProvider>
    <ClientMessages areas={["portal"]}>{children}</ClientMessages>
  </StoreProvider>
);

it("useFound requests own records from two characters on, and tests from three", async () => {
  const bff = fakeBff(({ path }) =>
    path.startsWith("/my/find")
      ? { body: { animals: [], kits: [], orders: [] } }
      : { body: { count: 0, results: [], next: null, previous: null } },
  );
  const { rerender, result } = renderHook(({ text }) => useFound(text, []), {
    initialProps: { text: "l" },
    wrapper: Providers,
  });
  expect(result.current.groups).toBeUndefined();
  for (const text of ["lu", "lun"]) {
    rerender({ text });
    await waitFor(() => expect(bff.count("GET", new RegExp(`find.*search=${text}$`))).toBe(1));
  }
  await waitFor(() => expect(bff.count("GET", /fact-sheets/)).toBe(1));
  expect(bff.requests.map(({ path }) => /search=(\w+)/.exec(path)?.[1])).toEqual(["lu", "lun", "lun"]);
});
