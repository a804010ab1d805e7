import type { Handlers } from "@/backend/http/handler-types";
import { removeAnimal, setArchived } from "./archive-animal";
import { listParents } from "@/backend/kernel/animal-access/check-parents";
import { listAnimals } from "./list-animals";
import { listUpgradeProducts } from "./list-upgrade-products";
import { readPhoto, removePhoto, setPhoto } from "./photos";
import { readAnimal } from "./read-animal";
import { readBarcodes } from "./read-barcodes";
import { readBreedProfile } from "./read-breed-profile";
import { readPedigree } from "./read-pedigree";
import { readProfile } from "./read-profile";
import { readTimeline } from "./read-timeline";
import { updateAnimal } from "./update-animal";

export const animalsHandlers: Handlers<"animals"> = {
  list: listAnimals,
  get: ({ tx, caller }, { params }) => readAnimal(tx, caller, params.id),
  profile: readProfile,
  barcodes: readBarcodes,
  upgradeProducts: listUpgradeProducts,
  breedProfile: readBreedProfile,
  pedigree: readPedigree,
  timeline: readTimeline,
  parents: listParents,
  update: updateAnimal,
  remove: removeAnimal,
  archive: ({ tx, caller }, { params }) => setArchived(tx, caller, params.id, true),
  restore: ({ tx, caller }, { params }) => setArchived(tx, caller, params.id, false),
  setPhoto: { outsideTransaction: setPhoto },
  removePhoto,
  photo: readPhoto,
};
