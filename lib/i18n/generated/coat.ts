// Generated from messages/en by `npm run messages`. Do not edit.
export interface CoatMessages {
  readonly dog: {
    readonly red: "red, yellow or cream (nose {pigment})";
    readonly solid: "solid {pigment}";
    readonly sable: "sable or fawn, {pigment} tips";
    readonly wolf: "wolf, {pigment} bands";
    readonly saddle: "{pigment} saddle and tan";
    readonly "tan-points": "{pigment} and tan";
  };
  readonly dogPigment: {
    readonly black: "black";
    readonly chocolate: "chocolate (liver)";
    readonly blue: "blue";
    readonly lilac: "lilac (isabella)";
    readonly cocoa: "cocoa (dark chocolate)";
  };
  readonly cat: {
    readonly white: "white";
    readonly albino: "white (albino), pale blue or pink-blue eyes";
    readonly full: {
      readonly solid: "{pigment} (solid)";
      readonly tabby: "{pigment} tabby";
      readonly tortie: "{pigment} tortoiseshell";
      readonly torbie: "{pigment} tortoiseshell tabby (torbie)";
      readonly dilutedTortie: "{pigment} tortoiseshell ({pigment}-cream)";
      readonly dilutedTorbie: "{pigment} tortoiseshell ({pigment}-cream) tabby (torbie)";
      readonly red: "{pigment} (tabby marks usually visible)";
    };
    readonly sepia: {
      readonly solid: "{pigment} sepia";
      readonly tabby: "{pigment} sepia tabby";
      readonly tortie: "{pigment} tortie sepia";
      readonly torbie: "{pigment} tortie sepia tabby";
      readonly red: "{pigment} sepia";
    };
    readonly mink: {
      readonly solid: "{pigment} mink";
      readonly tabby: "{pigment} mink tabby";
      readonly tortie: "{pigment} tortie mink";
      readonly torbie: "{pigment} tortie mink tabby";
      readonly red: "{pigment} mink";
    };
    readonly point: {
      readonly solid: "{pigment} point";
      readonly tabby: "{pigment} tabby (lynx) point";
      readonly tortie: "{pigment} tortie point";
      readonly torbie: "{pigment} tortie tabby (lynx) point";
      readonly red: "{pigment} point";
    };
    readonly silver: {
      readonly tabby: "{pigment} silver tabby";
      readonly solid: "{pigment} smoke";
      readonly red: "{pigment} cameo";
    };
  };
  readonly catPigment: {
    readonly full: {
      readonly black: "black";
      readonly chocolate: "chocolate";
      readonly cinnamon: "cinnamon";
      readonly blue: "blue";
      readonly lilac: "lilac";
      readonly fawn: "fawn";
      readonly amber: "amber";
      readonly "light-amber": "light amber";
      readonly red: "red";
      readonly cream: "cream";
    };
    readonly sepia: {
      readonly black: "sable (brown)";
      readonly chocolate: "champagne (chocolate)";
      readonly cinnamon: "cinnamon";
      readonly blue: "blue";
      readonly lilac: "platinum (lilac)";
      readonly fawn: "fawn";
      readonly red: "red";
      readonly cream: "cream";
    };
    readonly mink: {
      readonly black: "natural (seal)";
      readonly chocolate: "champagne (chocolate)";
      readonly cinnamon: "honey (cinnamon)";
      readonly blue: "blue";
      readonly lilac: "platinum (lilac)";
      readonly fawn: "fawn";
      readonly red: "red";
      readonly cream: "cream";
    };
    readonly point: {
      readonly black: "seal";
      readonly chocolate: "chocolate";
      readonly cinnamon: "cinnamon";
      readonly blue: "blue";
      readonly lilac: "lilac";
      readonly fawn: "fawn";
      readonly red: "red (flame)";
      readonly cream: "cream";
    };
  };
  readonly marks: {
    readonly brindle: "{coat} with brindle";
    readonly mask: "{coat} with mask";
    readonly harlequin: "{coat}, harlequin";
    readonly merle: "{coat}, merle";
    readonly "double-merle": "{coat}, double merle";
    readonly "hidden-merle": "{coat}, hidden merle";
    readonly "hidden-double-merle": "{coat}, hidden double merle";
    readonly "some-white": "{coat} with low to medium white";
    readonly "high-white": "{coat} with high white";
    readonly "trim-white": "{coat}, trim or Irish white";
    readonly piebald: "{coat}, piebald";
  };
  readonly hair: {
    readonly short: "short hair";
    readonly long: "long hair";
    readonly wavy: "wavy";
    readonly curly: "curly";
    readonly straight: "straight";
    readonly hairless: "hairless";
    readonly furnishings: "with moustache and eyebrows";
  };
  readonly untested: {
    readonly O: "orange";
    readonly W: "dominant white";
  };
}
