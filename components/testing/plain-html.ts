import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What is said, without how it looks: tests of words and links must not know the classes. */
export const plainHtml = (element: ReactElement) =>
  renderToStaticMarkup(element).replace(/ class="[^"]*"/g, "");
