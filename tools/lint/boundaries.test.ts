import { expect, it } from "vitest";
import { findViolation } from "./boundaries.mjs";

it.each([
  ["lib/config/limits.ts", "lib/domain/money", "lib/config may import nothing of ours only."],
  ["components/ui/card.tsx", "store/hooks", "components/ui may import nothing of ours only."],
  ["components/orders/cart/line.tsx", "backend/env", /^components may import .*, components\/ui only\.$/],
  ["examples/medusa/carts.ts", "backend/http/refusals", /^examples may import .* only\.$/],
  [
    "backend/kits/kits/create-kits.ts",
    "backend/orders/orders/place-order",
    "Other contexts import only backend/orders/public/.",
  ],
  [
    "backend/kernel/mail/outbox.ts",
    "backend/orders/public/find-cart",
    "backend/kernel is below the contexts.",
  ],
  [
    "components/form/call-form.tsx",
    "components/account/public/links",
    "components/form is below the contexts.",
  ],
  ["backend/shop/products/list.ts", "backend/top/portal/handlers", "Nothing imports the top."],
  ["components/shop/home/home.tsx", "components/layout/toasts-client", "Nothing imports the top."],
])("the boundaries rule refuses an import by %s of %s", (from, to, message) => {
  expect(findViolation(from, to)).toMatch(message);
});

it.each([
  ["lib/domain/money.ts", "lib/config/limits"],
  ["backend/kits/kits/create-kits.ts", "backend/orders/public/find-cart"],
  ["backend/orders/cart/add-item.ts", "backend/orders/orders/place-order"],
  ["backend/orders/cart/add-item.ts", "backend/kernel/users/lock-user"],
  ["components/layout/header/badge.tsx", "components/orders/public/cart-count-client"],
  ["components/orders/cart/line.tsx", "components/ui/card"],
  ["examples/medusa/regions.ts", "backend/db/seed/data/states.json"],
  ["backend/db/seed/seed-states.ts", "backend/db/seed/data/states.json"],
  ["backend/handlers.ts", "backend/orders/cart/handlers"],
  ["backend/commands/demo.ts", "backend/top/account-data/remove-demo"],
  ["backend/kits/kits/kits.db.test.ts", "backend/orders/orders/place-order"],
  ["app/my/page.tsx", "components/top/portal/dashboard"],
])("the boundaries rule allows an import by %s of %s", (from, to) => {
  expect(findViolation(from, to)).toBeUndefined();
});
