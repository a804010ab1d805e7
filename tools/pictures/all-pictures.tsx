import type { ReactElement } from "react";
import { breedPicturePath, pawPicture } from "@/lib/domain/shop/breed-picture-path";
import {
  boughtPicture,
  boughtPictures,
  coatColours,
  coatKinds,
  formPicture,
  pictures,
  productPicture,
  type Landing,
  landingPicture,
  landings,
  motifPicture,
  motifPictures,
  pressLogoPath,
  pressLogos,
  sceneBreeds,
  scenePicture,
  steps,
} from "@/lib/domain/shop/pictures";
import { filmNames, filmPath, filmScenes, scenePath } from "@/lib/domain/shop/films";
import { speciesNames } from "@/lib/domain/species";
import { BoughtItemPicture } from "./bought-pictures";
import { BrandMarkPicture } from "./brand-mark-picture";
import { allForms } from "@/tools/forms/all-forms";
import { FilmPicture, StillPicture } from "./films/film-picture";
import { FormPicture } from "./form-picture";
import { KitPicture } from "./kit-picture";
import { BreederPicture } from "./landing/breeder-picture";
import { ContactPicture } from "./landing/contact-picture";
import { FormsPicture } from "./landing/forms-picture";
import { GuidesPicture } from "./landing/guides-picture";
import { HomePicture } from "./landing/home-picture";
import { OwnerPicture } from "./landing/owner-picture";
import { ShowPicture } from "./landing/show-picture";
import { VetPicture } from "./landing/vet-picture";
import { MotifPicture } from "./motif-picture";
import { PawPicture } from "./paw-picture";
import { PetAvatar } from "./pet-avatar";
import { productMotifs } from "@/lib/domain/shop/product-motif";
import { PressLogoPicture } from "./press-logo";
import { ProductPicture } from "./product-picture";
import { catBreeds } from "@/components/pictures/portrait/cat-breeds";
import { CatPortrait } from "@/components/pictures/portrait/cat-portrait";
import { dogBreeds } from "@/components/pictures/portrait/dog-breeds";
import { DogPortrait } from "@/components/pictures/portrait/dog-portrait";
import { ScenePicture } from "./scene-picture";
import { StepPicture } from "./step-picture";

const landingPictures: Readonly<Record<Landing, ReactElement>> = {
  home: <HomePicture />,
  breeder: <BreederPicture />,
  owner: <OwnerPicture />,
  vet: <VetPicture />,
  contact: <ContactPicture />,
  forms: <FormsPicture />,
  show: <ShowPicture />,
  guides: <GuidesPicture />,
};

/** Every picture with its address. They are written to files: inline, a page of thirty products would be mostly SVG. */
export function allPictures(): ReadonlyMap<string, ReactElement> {
  return new Map([
    [pictures.brandMark, <BrandMarkPicture key="brand" />],
    [pictures.kit, <KitPicture key="kit" />],
    ...boughtPictures.flatMap((item) =>
      item === "kit" ? [] : [[boughtPicture(item), <BoughtItemPicture key={item} item={item} />] as const],
    ),
    ...pressLogos.map((logo) => [pressLogoPath(logo), <PressLogoPicture key={logo} logo={logo} />] as const),
    ...steps.map((step) => [pictures.step(step), <StepPicture key={step} step={step} />] as const),
    ...pets(),
    ...breeds(),
    ...scenes(),
    ...landings.map((landing) => [landingPicture(landing), landingPictures[landing]] as const),
    ...products(),
    ...[...allForms].map(
      ([file, form]) => [formPicture(file), <FormPicture key={file} file={file} form={form} />] as const,
    ),
    ...stills(),
    ...films(),
    ...productMotifs.map(
      (motif) => [motifPicture(motif), <MotifPicture key={motif} motif={motif} />] as const,
    ),
  ]);
}

function pets() {
  return speciesNames.flatMap((species) =>
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

function breeds() {
  return [
    ...speciesNames.map(
      (species) => [pawPicture(species), <PawPicture key={species} species={species} />] as const,
    ),
    ...Object.entries(dogBreeds).map(
      ([breed, traits]) =>
        [breedPicturePath("canine", breed), <DogPortrait key={breed} traits={traits} />] as const,
    ),
    ...Object.entries(catBreeds).map(
      ([breed, traits]) =>
        [breedPicturePath("feline", breed), <CatPortrait key={breed} traits={traits} />] as const,
    ),
  ];
}

function scenes() {
  return speciesNames.flatMap((species) =>
    sceneBreeds[species].map(
      (breed, number) =>
        [
          scenePicture(species, number),
          <ScenePicture key={breed} species={species} number={number} />,
        ] as const,
    ),
  );
}

function products() {
  const plain = boughtPictures.filter((item) => !motifPictures.some((known) => known === item));
  return [
    ...plain.map((item) => [productPicture(item), <ProductPicture key={item} item={item} />] as const),
    ...motifPictures.flatMap((item) =>
      productMotifs.map(
        (motif) =>
          [productPicture(item, motif), <ProductPicture key={motif} item={item} motif={motif} />] as const,
      ),
    ),
  ];
}

function stills() {
  return filmNames.flatMap((film) =>
    filmScenes(film).map(
      ([scene]) => [scenePath(film, scene), <StillPicture key={scene} film={film} scene={scene} />] as const,
    ),
  );
}

function films() {
  return filmNames.map((film) => [filmPath(film), <FilmPicture key={film} film={film} />] as const);
}
