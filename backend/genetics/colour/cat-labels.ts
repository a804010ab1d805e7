import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };
import { hasAllele, type Labelling } from "./labelling";

const { loci, modifierLabels, orangeClasses, phenotypes } = feline;

/** The trait as the file names it; the genotype itself where it gives no name. */
const traitAt = (symbol: string) => {
  const table = loci.find(({ locus }) => locus === symbol)?.phenotypeByGenotype ?? {};
  const names = new Map(Object.entries<string | null>(table));
  return (genotype: string): string => names.get(genotype) ?? genotype;
};

const red = "O/O female or O male";
const tortoiseshell = "O/o female";

type Symbol = "A" | "B" | "C" | "D" | "E" | "I" | "O" | "Ti" | "W";
type TraitOf = (symbol: Symbol) => string;

/** Names of cats' colours. White hides everything, then albino; white spotting is added last. */
export const catLabels: Labelling<Symbol> = {
  traits: {
    A: traitAt("A"),
    B: traitAt("B"),
    C: traitAt("C"),
    D: traitAt("D"),
    E: traitAt("E"),
    I: traitAt("I"),
    O: (genotype) =>
      Object.entries(orangeClasses).find(([, list]) => list.includes(genotype))?.[0] ?? genotype,
    Ti: (genotype) => (hasAllele(genotype, "TiA") ? traitAt("Ti")(genotype) : ""),
    W: readWhite,
  },
  label: (traitOf) => {
    if (traitOf("W") === "white") return modifierLabels.white;
    if (traitOf("C") === "albino") return findName(traitOf) ?? "";
    const colour = nameColour(traitOf);
    const spotted = colour && addSpotting(colour, traitOf("W"));
    return addTicking(spotted, traitOf) ?? `colour not predicted (${listTraits(traitOf)})`;
  },
};

/** Gloving and salmiak are recessive: beside w they do not show. */
function readWhite(genotype: string): string {
  if (hasAllele(genotype, "W")) return "white";
  const isHidden = hasAllele(genotype, "w") && !hasAllele(genotype, "ws");
  return isHidden ? "none" : traitAt("W")(genotype);
}

/** Ticking replaces the stripes. It does not show on solid colours. */
function addTicking(colour: string | undefined, traitOf: TraitOf): string | undefined {
  const hasStripes = traitOf("A") === "A" || traitOf("O") === red;
  return colour && hasStripes && traitOf("Ti") ? `${colour}, ${traitOf("Ti")}` : colour;
}

function addSpotting(colour: string, white: string): string | undefined {
  const { spotting } = modifierLabels;
  if (white === "none") return colour;
  if (white === "high white") return spotting["ws/ws"].replace("{label}", colour);
  return white === "low to medium white" ? spotting["ws/w"].replace("{label}", colour) : undefined;
}

function nameColour(traitOf: TraitOf): string | undefined {
  const isSilver = traitOf("I") === "silver";
  if (traitOf("O") === red) {
    const name = findName(traitOf);
    return isSilver && name ? modifierLabels.silver.O.replace("{red or cream}", plain(name)) : name;
  }
  const agouti = traitOf("A");
  if (agouti !== "A" && agouti !== "a") return undefined;
  const isNormal = traitOf("E") === "normal";
  const solid = isNormal
    ? findName((symbol) => (symbol === "A" ? "a" : traitOf(symbol)))
    : nameAmber(traitOf);
  if (solid === undefined) return undefined;
  if (isSilver) return modifierLabels.silver[agouti].replace("{colour}", plain(solid));
  return isNormal ? findName(traitOf) : solid + modifierLabels.amber[agouti];
}

/** Amber has a name on black and blue cats in full colour without red. */
function nameAmber(traitOf: TraitOf): string | undefined {
  const isNamed =
    traitOf("E") === "amber" &&
    traitOf("B") === "B" &&
    traitOf("C") === "full" &&
    traitOf("O") !== tortoiseshell;
  return isNamed ? modifierLabels.amber[traitOf("D") === "d" ? "d" : "D"] : undefined;
}

/** The colour alone: "black" of "black (solid)". */
const plain = (name: string) => name.replace(/ \((?:solid|tabby marks usually visible)\)$/, "");

function findName(traitOf: TraitOf): string | undefined {
  const symbols = ["A", "B", "C", "D", "O"] as const;
  const isOf = (row: (typeof phenotypes)[number]) =>
    symbols.every((symbol) => row[symbol] === "any" || row[symbol] === traitOf(symbol));
  return phenotypes.find(isOf)?.phenotype;
}

/** Everything that shows in a colour without a name. Red hides A, B and E. */
function listTraits(traitOf: TraitOf): string {
  const hidden = traitOf("O") === red ? ["A", "B", "E"] : [];
  const symbols = (["O", "B", "D", "C", "A", "E", "I", "W"] as const).filter(
    (symbol) => !hidden.includes(symbol),
  );
  return symbols.map((symbol) => `${symbol}: ${traitOf(symbol)}`).join(", ");
}
