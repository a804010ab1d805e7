import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { describe, expect, it } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { forgetUser } from "@/store/forget-user";
import { cartChangedElsewhere } from "@/store/slices/cart";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { cartId, cartOf, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { clearApiCache } from "./call-api";
import { useQueryCall } from "./use-query-call";

interface CartCountProps {
  readonly letter: string | undefined;
}

function CartCount({ letter }: CartCountProps) {
  const params = { sessionId: cartId(letter ?? "-") };
  const { data, isLoading, isError, refetch } = useQueryCall(
    cartRoutes.get,
    { params },
    { isSkipped: !letter },
  );
  return (
    <button type="button" onClick={refetch}>
      {isLoading ? "loading" : isError ? "failed" : "settled"} {data?.count ?? "none"}
    </button>
  );
}

type Respond = (path: string) => FakeResponse | "offline" | Promise<FakeResponse>;

async function renderCount(respond: Respond, letter?: string) {
  const bff = fakeBff(({ path }) => respond(path));
  const store = await openStore(openBrowserProfile().openTab());
  const view = (props: CartCountProps) => (
    <Provider store={store}>
      <CartCount {...props} />
    </Provider>
  );
  const { rerender, unmount } = render(view({ letter }));
  return { ...bff, store, unmount, show: (next: string | undefined) => rerender(view({ letter: next })) };
}

const withCount = (quantity: number): FakeResponse => ({ body: cartOf("A", [{ id: 1, quantity }]) });
const text = () => screen.getByRole("button").textContent;

describe("a read in a component", () => {
  it("loads, displays the response, and reads again when another tab changes the data", async () => {
    let quantity = 2;
    const { store } = await renderCount(() => withCount(quantity), "A");
    expect(text()).toBe("loading none");
    await expect.poll(() => text()).toBe("settled 2");
    quantity = 3;
    act(() => void store.dispatch(cartChangedElsewhere()));
    await expect.poll(() => text()).toBe("settled 3");
  });

  it("makes no call while it is skipped", async () => {
    const { requests, show } = await renderCount(() => withCount(1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([requests.length, text()]).toEqual([0, "settled none"]);
    show("A");
    await expect.poll(() => text()).toBe("settled 1");
    show(undefined);
    expect(text()).toBe("settled none");
  });

  it("keeps the previous response on display while another is loaded", async () => {
    const { show } = await renderCount((path) => withCount(path.includes("AAA") ? 1 : 2), "A");
    await expect.poll(() => text()).toBe("settled 1");
    show("B");
    expect(text()).toBe("settled 1");
    await expect.poll(() => text()).toBe("settled 2");
  });

  it("fails, and is repeated by refetch", async () => {
    const responses: (FakeResponse | "offline")[] = ["offline", withCount(4)];
    await renderCount(() => responses.shift() ?? "offline", "A");
    await expect.poll(() => text()).toBe("failed none");
    act(() => screen.getByRole("button").click());
    await expect.poll(() => text()).toBe("settled 4");
  });

  it("reads once more after the cache was cleared, without displaying the old response", async () => {
    let send: (response: FakeResponse) => void = () => undefined;
    const second = new Promise<FakeResponse>((resolve) => (send = resolve));
    const responses = [withCount(1), second];
    const { store, requests } = await renderCount(() => responses.shift() ?? "offline", "A");
    await expect.poll(() => text()).toBe("settled 1");
    act(() => store.dispatch(clearApiCache()));
    await expect.poll(() => text()).toBe("loading none");
    send(withCount(5));
    await expect.poll(() => text()).toBe("settled 5");
    expect(requests).toHaveLength(2);
  });

  it("makes no call for a component that a sign-out has removed", async () => {
    const { store, requests, unmount } = await renderCount(() => withCount(1), "A");
    await expect.poll(() => text()).toBe("settled 1");
    unmount();
    store.dispatch(forgetUser());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(requests).toHaveLength(1);
  });
});
