import { cleanup, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, it } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { PortalLinks } from "./portal-links-client";

afterEach(() => {
  cleanup();
  Cookies.remove("user_tool");
});

const groups = [
  { links: [{ path: "/my", label: "Overview" }] },
  { label: "Account", links: [{ name: "my-profile", path: "/my/my-profile", label: "My profile" }] },
];

const open = (path: string) =>
  render(
    <PathnameContext value={path}>
      <StoreProvider>
        <PortalLinks groups={groups} />
      </StoreProvider>
    </PathnameContext>,
  );

it("the portal navigation marks the current page and remembers its tool", () => {
  open("/my/my-profile");
  const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(current.map((link) => link.textContent)).toEqual(["My profile"]);
  expect(Cookies.get("user_tool")).toBe("my-profile");
});

it("the portal navigation does not remember the overview as a tool", () => {
  open("/my");
  expect(screen.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("page");
  expect(Cookies.get("user_tool")).toBeUndefined();
});
