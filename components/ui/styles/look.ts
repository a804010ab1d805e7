import localFont from "next/font/local";
import "./base.css";

/**
 * Preloaded: what nearly every page is written in, cut out of the whole by `npm run font`. `base.css` has what stands in
 * for it, of the same measures, so that nothing moves when it arrives.
 */
const figtree = localFont({
  src: "../fonts/figtree-page.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  adjustFontFallback: false,
});

/** The whole: fetched only by pages that have a letter of these which the one above has not. */
const figtreeWhole = localFont({
  src: "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-figtree-whole",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+00A1-00FF,U+0102-0103,U+0131,U+0152-0153,U+2018-201E,U+2022,U+2039-203A,U+2044,U+2122",
    },
  ],
});

/** The letters of further European languages: fetched only by pages that have one, and only for these. */
const figtreeMore = localFont({
  src: "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-figtree-more",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** For the `html` element of every document: with it come the styles, once for all root layouts. */
export const documentClass = `${figtree.variable} ${figtreeWhole.variable} ${figtreeMore.variable}`;
