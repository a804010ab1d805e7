declare module "fontkit" {
  interface Run {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  }

  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): Run;
  }

  export function create(font: Buffer): Font;
}
