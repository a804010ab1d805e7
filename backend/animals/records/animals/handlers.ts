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
  list: ({ tx, caller, query }) => listAnimals(tx, caller, query),
  get: ({ tx, caller, params }) => readAnimal(tx, caller, params.id),
  profile: ({ tx, caller, params }) => readProfile(tx, caller, params.id),
  barcodes: ({ tx, caller, params }) => readBarcodes(tx, caller, params.id),
  upgradeProducts: ({ tx, caller, params }) => listUpgradeProducts(tx, caller, params),
  breedProfile: ({ tx, caller, params }) => readBreedProfile(tx, caller, params),
  pedigree: ({ tx, caller, params }) => readPedigree(tx, caller, params.id),
  timeline: ({ tx, caller, params }) => readTimeline(tx, caller, params.id),
  parents: ({ tx, caller, params, query }) => listParents(tx, caller, params.id, query),
  update: ({ tx, caller, params, body }) => updateAnimal(tx, caller, params.id, body),
  remove: ({ tx, caller, params }) => removeAnimal(tx, caller, params.id),
  archive: ({ tx, caller, params }) => setArchived(tx, caller, params.id, true),
  restore: ({ tx, caller, params }) => setArchived(tx, caller, params.id, false),
  setPhoto: {
    outsideTransaction: ({ db, caller, params, file }) => setPhoto(db, caller, { id: params.id, file }),
  },
  removePhoto: ({ tx, caller, params }) => removePhoto(tx, caller, params.id),
  photo: ({ tx, params }) => readPhoto(tx, params.id),
};
