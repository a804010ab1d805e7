import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { litterColoursForms } from "./litter-colours.forms";
import type { litterColoursRoutes } from "./litter-colours.routes";

/** Shares of the live young, the largest first. */
const shares = () =>
  f.listOf(
    f.responseObject({
      label: f.responseText(),
      /** Exact, in lowest terms, such as "3/8". */
      share: f.responseText(),
    }),
  );

const response = f.responseObject({
  overall: shares(),
  male: shares(),
  female: shares(),
  /** Share of the embryos that are not born. */
  embryosLost: f.responseText(),
});

export const litterColoursShapes = {
  felineColour: {
    summary: "Coat colours of a litter of cats, from the parents' genotypes.",
    body: litterColoursForms.feline,
    response,
  },
  publicFelineColour: { summary: "The same without an account.", body: litterColoursForms.feline, response },
  canineColour: {
    summary: "Coat colours of a litter of dogs, from the parents' genotypes.",
    body: litterColoursForms.canine,
    response,
  },
  genotypes: {
    summary: "Coat genotypes of one of the user's animals.",
    params: f.castObject({ id: f.id() }),
    query: f.castObject({ role: string().oneOf(["dam", "sire"], "fields.invalid").required() }),
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
      genotypes: f.listOf(
        f.responseObject({
          /** Name of the field, such as "dilute". */
          name: f.responseText(),
          genotype: f.responseText(),
          barcode: f.responseText(),
          reportedAt: f.instant(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof litterColoursRoutes>;
