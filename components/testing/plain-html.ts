import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** HTML without classes: tests of text and links must not depend on styles. */
export const plainHtml = (element: ReactElement) =>
  renderToStaticMarkup(element).replace(/ class="[^"]*"/g, "");
