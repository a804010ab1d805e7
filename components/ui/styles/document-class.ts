import localFont from "next/font/local";
import "./base.css";

/**
 * Preloaded subset with the characters of nearly every page, made by `npm run font`. `base.css` has a fallback font of
 * the same measures, so that nothing moves when this one arrives.
 */
const figtree = localFont({
  src: "../fonts/figtree-page.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  adjustFontFallback: false,
});

/** Full Latin font: fetched only by pages with a character that the subset lacks. */
const figtreeLatin = localFont({
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

/** Extended Latin: fetched only by pages with such a character. */
const figtreeExtended = localFont({
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

/** Class of the `html` element in all root layouts. Importing it brings the global styles too. */
export const documentClass = `${figtree.variable} ${figtreeLatin.variable} ${figtreeExtended.variable}`;
