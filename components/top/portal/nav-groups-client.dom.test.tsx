import { cleanup, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, it } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { NavGroups } from "./nav-groups-client";

afterEach(() => {
  cleanup();
  Cookies.remove("user_tool");
});

const links = [{ path: "/my", label: "Overview" }];
const groups = [
  {
    label: "Account",
    icon: "user",
    links: [{ name: "my-profile", path: "/my/my-profile", label: "My profile" }],
  },
  { label: "Orders", icon: "card", links: [{ name: "order-history", path: "/my/orders", label: "Orders" }] },
] as const;

const open = (path: string) =>
  render(
    <PathnameContext value={path}>
      <StoreProvider>
        <NavGroups links={links} groups={groups} />
      </StoreProvider>
    </PathnameContext>,
  );

const currentLinks = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => [
    link.textContent?.trim(),
    link.getAttribute("aria-current"),
  ]);
const openGroups = () =>
  [...document.querySelectorAll("details[open] summary")].map((part) => part.textContent);

it("the portal navigation marks the current page, opens its group and remembers its tool", () => {
  open("/my/my-profile");
  expect(currentLinks()).toEqual([["My profile", "page"]]);
  expect(openGroups()).toEqual(["Account"]);
  expect(Cookies.get("user_tool")).toBe("my-profile");
});

it("the portal navigation marks the list above a page", () => {
  open("/my/orders/5");
  expect(currentLinks()).toEqual([["Orders", "true"]]);
  expect(openGroups()).toEqual(["Orders"]);
});

it("the portal navigation does not remember the overview as a tool", () => {
  open("/my");
  expect(screen.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("page");
  expect(openGroups()).toEqual([]);
  expect(Cookies.get("user_tool")).toBeUndefined();
});
