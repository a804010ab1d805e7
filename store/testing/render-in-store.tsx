import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { StoreProvider } from "@/store/provider-client";

/** Renders as on a page: with a store that has read what the browser has stored. */
export const renderInStore = (element: ReactNode) => render(element, { wrapper: StoreProvider });
