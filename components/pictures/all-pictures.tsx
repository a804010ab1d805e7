import type { ReactElement } from "react";
import {
  boughtPicture,
  boughtPictures,
  coatColours,
  coatKinds,
  pictures,
  productPicture,
  productPictures,
  steps,
} from "@/lib/domain/pictures";
import { BoughtItemPicture } from "./bought-pictures";
import { KitPicture } from "./kit-picture";
import { PetAvatar } from "./pet-avatar";
import { ProductPicture } from "./product-picture";
import { StepPicture } from "./step-picture";

/** Every picture with its address. They are written to files: inline, a page of thirty products would be mostly SVG. */
export function allPictures(): ReadonlyMap<string, ReactElement> {
  return new Map([
    [pictures.kit, <KitPicture key="kit" />],
    ...boughtPictures.flatMap((item) =>
      item === "kit" ? [] : [[boughtPicture(item), <BoughtItemPicture key={item} item={item} />] as const],
    ),
    ...steps.map((step) => [pictures.step(step), <StepPicture key={step} step={step} />] as const),
    ...pets(),
    ...products(),
  ]);
}

function pets() {
  return (["canine", "feline"] as const).flatMap((species) =>
    coatKinds.flatMap((kind) =>
      coatColours.map(
        (colour) =>
          [
            pictures.pet(species, { kind, colour }),
            <PetAvatar key={kind} species={species} coat={{ kind, colour }} />,
          ] as const,
      ),
    ),
  );
}

function products() {
  return (["canine", "feline", "both"] as const).flatMap((species) =>
    Array.from(
      { length: productPictures },
      (_, number) =>
        [
          productPicture(species, number),
          <ProductPicture key={number} species={species} number={number} />,
        ] as const,
    ),
  );
}
