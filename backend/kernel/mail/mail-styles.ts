/** The shop's colours as `tokens.css` has them: a mail can load no style sheet. */
export const brandColours = {
  brand: "#be185d",
  ground: "#fbf8f4",
  ink: "#1f2430",
  quiet: "#5b6270",
} as const;

/** For readers in the dark; where it is not understood the light look stands. */
export const mailStyle =
  "@media (prefers-color-scheme:dark){" +
  ".ground{background:#15171d!important}.card{background:#1f2430!important}" +
  ".ink{color:#f6f1ea!important}.quiet{color:#c3c8d1!important}.link{color:#f9a8d4!important}}";
