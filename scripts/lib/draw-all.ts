import { renderToStaticMarkup } from "react-dom/server";
import { allPictures } from "../../components/pictures/all-pictures";

/** Every drawn picture as the text of its file, by its address. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([...allPictures()].map(([path, picture]) => [path, `${renderToStaticMarkup(picture)}\n`]));
}
