import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import { castObject, id, listOf, responseObject, responseText, species } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { litterColoursForms } from "./litter-colours.forms";
import type { litterColoursRoutes } from "./litter-colours.routes";

/** Shares of the live young, the largest first. */
const shares = () =>
  listOf(
    responseObject({
      label: responseText(),
      /** Exact, in lowest terms, such as "3/8". */
      share: responseText(),
    }),
  );

const response = responseObject({
  overall: shares(),
  male: shares(),
  female: shares(),
  /** Share of the embryos that are not born. */
  embryosLost: responseText(),
});

export const litterColoursShapes = {
  felineColour: { body: litterColoursForms.feline, response },
  publicFelineColour: { body: litterColoursForms.feline, response },
  canineColour: { body: litterColoursForms.canine, response },
  genotypes: {
    params: castObject({ id: id() }),
    query: castObject({ role: string().oneOf(["dam", "sire"], fieldMessages.invalid).required() }),
    response: responseObject({
      animal: responseObject({ id: id(), name: responseText(), species: species() }),
      genotypes: listOf(
        responseObject({
          /** Name of the field, such as "dilute". */
          name: responseText(),
          genotype: responseText(),
          barcode: responseText(),
          reportedAt: responseText(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof litterColoursRoutes>;
